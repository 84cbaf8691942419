/**
 * What somebody types, ticks, presses or sends before the page is hydrated. React leaves it in the field at first, but no state
 * hears of it, and the next render wipes it. So every field that no longer holds what the server drew tells React once,
 * by the event that it would have sent.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * In the page itself, before any script. Forms that only a script can send have `method="dialog"`: the last one that was
 * sent too early waits, and so does the last button that was pressed too early. Who taps twice because nothing happened
 * means it once.
 */
export const holdEarlyTouches = `{const early=window.goiEarly={waiting:null,release(){
removeEventListener("submit",submit,true);removeEventListener("click",click,true);
early.waiting?.removeAttribute("aria-busy");early.waiting?.click()}};
const hold=(e,button)=>{e.preventDefault();e.stopPropagation();
early.waiting?.removeAttribute("aria-busy");early.waiting=button;button?.setAttribute("aria-busy","true")};
const submit=(e)=>{if(e.target.getAttribute("method")==="dialog")hold(e,e.submitter)};
const click=(e)=>{const button=e.target.closest?.("button[type=button]");
if(button&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey)hold(e,button)};
addEventListener("submit",submit,true);addEventListener("click",click,true)}`;

declare global {
  interface Window {
    /** Until the page is hydrated. */
    goiEarly?: { waiting: HTMLElement | null; release(): void };
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
  });
}

/** After what was typed: a button that was pressed meanwhile may send it. */
export function replayEarlyTouches(): void {
  window.goiEarly?.release();
  delete window.goiEarly;
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
