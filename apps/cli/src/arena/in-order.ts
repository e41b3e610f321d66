/** Answers in the order of their jobs, with so many under way at once. */
export async function* inOrder<Job, Answer>(
  jobs: Iterable<Job>,
  run: (job: Job) => Promise<Answer>,
  atOnce: number,
): AsyncGenerator<Answer> {
  const underWay: Promise<Answer>[] = [];
  const start = (job: Job) => {
    const answer = run(job);
    // It is looked at in its turn; until then its failure is nobody's surprise.
    answer.catch(() => undefined);
    underWay.push(answer);
  };
  for (const job of jobs) {
    start(job);
    if (underWay.length >= atOnce) yield await (underWay.shift() as Promise<Answer>);
  }
  for (const answer of underWay) yield await answer;
}
