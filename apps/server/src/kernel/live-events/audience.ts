/** Who a live event is for, as it is stored and as a browser asks for it: `everybody`, or a kind and its parts. */
export type Audience = { readonly key: string }

export const everybody: Audience = { key: 'everybody' }

const partForms = { id: /^[1-9]\d{0,9}$/, date: /^\d{4}-\d{2}-\d{2}$/ }

type PartForm = keyof typeof partForms
type PartValues<Forms extends readonly PartForm[]> = {
  [At in keyof Forms]: Forms[At] extends 'id' ? number : string
}

/** A kind of audience, declared by the module whose objects it is about. */
export type AudienceKind<Forms extends readonly PartForm[] = readonly PartForm[]> = {
  readonly name: string
  readonly forms: Forms
  of(...values: PartValues<Forms>): Audience
}

/** `defineAudience('room-day', 'id', 'date').of(3, '2026-11-20')` is `room-day:3:2026-11-20`. */
export function defineAudience<const Forms extends readonly PartForm[]>(
  name: string,
  ...forms: Forms
): AudienceKind<Forms> {
  return { name, forms, of: (...values) => ({ key: [name, ...values].join(':') }) }
}

/** The audience of a key, unless it is not exactly one of the kind. */
export function readAudience({ name, forms }: AudienceKind, key: string): Audience | undefined {
  const [head, ...values] = key.split(':', forms.length + 2)
  if (head !== name || values.length !== forms.length) return undefined
  return forms.every((form, at) => partForms[form].test(values[at] ?? '')) ? { key } : undefined
}
