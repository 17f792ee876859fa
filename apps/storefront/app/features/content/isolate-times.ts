/** Isolates `8:00–22:00`, because inside Arabic text the two times would be swapped. */
export function isolateTimes(text: string): string {
  return text.replace(/\d{1,2}:\d{2}\s?[-–]\s?\d{1,2}:\d{2}/g, (range) => `\u2066${range}\u2069`)
}
