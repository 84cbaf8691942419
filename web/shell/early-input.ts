/**
 * What somebody types, ticks or sends before the page is hydrated. React leaves it in the field at first, but no state
 * hears of it, and the next render wipes it. So every field that no longer holds what the server drew tells React once,
 * by the event that it would have sent.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Forms that only a script can send have `method="dialog"`; the last one that was sent too early waits. In the page itself, before any script. */
export const holdEarlySubmit = `addEventListener("submit",window.goiHoldSubmit=function(e){
if(e.target.getAttribute("method")!=="dialog")return;
e.preventDefault();e.stopImmediatePropagation();
if(window.goiEarlySubmit)window.goiEarlySubmit.removeAttribute("aria-busy");
if(window.goiEarlySubmit=e.submitter)e.submitter.setAttribute("aria-busy","true")},true)`;

declare global {
  interface Window {
    goiHoldSubmit?(event: SubmitEvent): void;
    goiEarlySubmit?: HTMLElement | null;
  }
}

/** Before hydration: a textarea loses what was typed as soon as it is hydrated. */
const before = new Map<Field, string>();

export function rememberEarlyInput(page: Document): void {
  for (const [field, typed] of changedIn(page)) before.set(field, typed);
}

/** Once, in the layout effect of the outermost component: nothing may have been rendered again by then. */
export function replayEarlyInput(page: Document): void {
  const typed = new Map([...before, ...changedIn(page)]);
  before.clear();
  // Not inside the commit: React would put back what it knows of before it renders what it heard.
  queueMicrotask(() => {
    // The focused field first: a field that is wiped and written again would break a syllable that is being composed.
    for (const [field, value] of [...typed].sort(([a], [b]) => Number(isFocused(b)) - Number(isFocused(a)))) {
      tell(field, value);
    }
    sendEarly();
  });
}

function sendEarly(): void {
  if (window.goiHoldSubmit) removeEventListener("submit", window.goiHoldSubmit, true);
  const button = window.goiEarlySubmit;
  delete window.goiEarlySubmit;
  button?.removeAttribute("aria-busy");
  button?.click();
}

function changedIn(page: Document): [Field, string][] {
  return [...page.querySelectorAll<Field>("input, textarea, select")]
    .filter((field) => held(field) !== drawn(field))
    .map((field) => [field, held(field)]);
}

function tell(field: Field, typed: string): void {
  if (!field.isConnected) return;
  if (held(field) !== typed) write(field, typed);
  // React sends no change event for what its tracker already knows; experimental builds do this by themselves.
  (field as Tracked)._valueTracker?.setValue(drawn(field));
  const heardBy = isTicked(field) ? "click" : field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(heardBy, { bubbles: true }));
}

type Tracked = Field & { _valueTracker?: { setValue(value: string): void } };

function held(field: Field): string {
  return isTicked(field) ? String(field.checked) : field.value;
}

function drawn(field: Field): string {
  if (isTicked(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

function write(field: Field, typed: string): void {
  if (isTicked(field)) field.checked = typed === "true";
  else if (field.type !== "file") field.value = typed;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

function isFocused(field: Field): boolean {
  return field.ownerDocument.activeElement === field;
}
