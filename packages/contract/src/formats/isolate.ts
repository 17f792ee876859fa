/**
 * Keeps a number, code or price in one piece inside text of the other direction, where no `<bdi>` can be used:
 * titles, labels, toasts. Without it `-20%` reads `20%-` in Arabic.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
