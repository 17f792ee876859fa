/** An operator's search: digits of a number or the end of a phone, or a part of a name or car. */
export type OrderSearch = { digits: string } | { text: string }

/** Arabic digits are digits; blanks and signs within a number are left out. */
export function readSearch(search: string): OrderSearch {
  const folded = search.trim().replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
  const digits = folded.replace(/[\s+-]/g, '')
  return /^\d{3,15}$/.test(digits) ? { digits } : { text: folded }
}
