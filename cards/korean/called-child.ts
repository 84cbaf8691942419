/** A child's given name as it is called with affection: 서윤이, 지우. */
export function calledChild(givenName: string): string {
  const last = givenName.charCodeAt(givenName.length - 1) - 0xac00;
  const isClosed = last >= 0 && last <= 11_171 && last % 28 > 0;
  return isClosed ? givenName.concat("이") : givenName;
}
