/** The list is the sender's own: a guest sees nothing of it. */
export function RecipientsViewer() {
  return null;
}
