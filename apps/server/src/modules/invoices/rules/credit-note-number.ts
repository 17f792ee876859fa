/** `CN-2026-000042`: a series of its own, without gaps within a year. */
export function creditNoteNumber({ year, sequence }: { year: number; sequence: number }): string {
  return `CN-${year}-${String(sequence).padStart(6, '0')}`
}
