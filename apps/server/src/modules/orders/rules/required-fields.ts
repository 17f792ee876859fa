/** Settings for the fields about the buyer. */
export type FieldSettings = { names: 'required' | 'hidden'; email: 'required' | 'optional' | 'hidden' }

export type AskedField = { field: 'first_name' | 'last_name' | 'email'; is_required: boolean }

/** Names for whoever serves the customer, an e-mail if it is wanted; an empty cart needs nobody. */
export function requiredFields({ names, email }: FieldSettings, lineCount: number): AskedField[] {
  if (lineCount === 0) return []
  const asked: AskedField[] = []
  if (names === 'required') {
    asked.push({ field: 'first_name', is_required: true }, { field: 'last_name', is_required: true })
  }
  if (email !== 'hidden') asked.push({ field: 'email', is_required: email === 'required' })
  return asked
}

export const defaultFields: FieldSettings = { names: 'required', email: 'optional' }
