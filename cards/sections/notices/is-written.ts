export function isWrittenNotice({ title, text }: { title: string; text: string }): boolean {
  return title.trim() !== "" || text.trim() !== "";
}
