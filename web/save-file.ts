/** Hands a text to the person as a file. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, " ");
  // Only a link that is on the page hands its file on under its name everywhere.
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
