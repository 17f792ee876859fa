/** `INV-2026-000042`: numbers of one year are without gaps, and sort as text. */
export function invoiceNumber({ year, sequence }: { year: number; sequence: number }): string {
  return `INV-${year}-${String(sequence).padStart(6, '0')}`
}
