type Parts<Value> = {
  name: string;
  value: Value;
  change(value: Value): void;
  problem?: string | undefined;
};

/** A field that belongs to no section's form, as the inputs take it. */
export function lone<Value>({ name, value, change, problem }: Parts<Value>) {
  return { name, value, change, problem, isTroubled: problem !== undefined };
}
