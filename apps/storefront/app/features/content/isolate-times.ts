/** Keeps `8:00–22:00` in this order inside Arabic text, where the two times would change places. */
export function isolateTimes(text: string): string {
  return text.replace(/\d{1,2}:\d{2}\s?[-–]\s?\d{1,2}:\d{2}/g, (range) => `\u2066${range}\u2069`)
}
