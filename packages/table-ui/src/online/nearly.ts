/** Does one wrong, missing, added or swapped letter at most lead from one word to the other? */
export function isNearly(typed: string, meant: string): boolean {
  const start = commonStart(typed, meant);
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  const isSwapped =
    rest.length > 1 && rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return rest.slice(1) === wanted.slice(1) || rest === wanted.slice(1) || rest.slice(1) === wanted || isSwapped;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
