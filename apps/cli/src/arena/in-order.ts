/** Yields answers in the order of their tasks, with so many tasks under way at once. */
export async function* inOrder<Task, Result>(
  tasks: Iterable<Task>,
  run: (task: Task) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for (const task of tasks) {
    const result = run(task);
    // A failure is reported when its turn comes; until then it must not count as unhandled.
    result.catch(() => undefined);
    underWay.push(result);
    if (underWay.length >= atOnce) yield await (underWay.shift() as Promise<Result>);
  }
  for (const result of underWay) yield await result;
}
