const collator = new Intl.Collator(['en', 'ar'], { numeric: true })

/** As people sort names: case and accents last, `5W-30` before `10W-30`, Latin before Arabic. */
export function compareText(one: string, other: string): number {
  return collator.compare(one, other)
}
