/** A reason not to start that its reader can mend: the sentence says how, and no stack is shown. */
export class CannotStart extends Error {
  readonly isExpected = true;
}
