/** Whether two words differ by one slip of the finger: a letter that is another, in words long enough to be told apart. */
export function isOneLetterApart(one: string, other: string): boolean {
  const [letters, others] = [[...one.normalize("NFC")], [...other.normalize("NFC")]];
  if (letters.length !== others.length || letters.length < 3) return false;
  return letters.filter((letter, at) => letter !== others[at]).length === 1;
}
