/** Copies by the clipboard, else by a hidden text field; false where the browser lets neither (some in-app ones). */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  // Off to the side and at 16 px: iOS scrolls to a field it must focus and zooms into small text.
  field.style.cssText = "position:fixed;top:0;left:-200vw;font-size:16px";
  document.body.append(field);
  try {
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
