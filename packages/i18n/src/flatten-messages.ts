import type { Catalogue, Message, PluralForms } from './translate.ts'

/** Turns the content of one message file into flat keys; one level of groups is allowed. */
export function flattenMessages(domain: string, content: unknown): Catalogue {
  const flat: Record<string, Message> = {}
  for (const [key, value] of entriesOf(domain, content)) {
    const path = `${domain}.${key}`
    if (isMessage(value)) flat[path] = value
    else
      for (const [inner, message] of entriesOf(path, value))
        flat[`${path}.${inner}`] = readMessage(path, message)
  }
  return flat
}

/** Fills the gaps of a language. Borrowed plural forms remember whose rules they follow. */
export function withFallback(own: Catalogue, fallback: Catalogue, fallbackLanguage: string): Catalogue {
  const borrowed = Object.entries(fallback)
    .filter(([key]) => own[key] === undefined)
    .map(([key, message]): [string, Message] => [
      key,
      typeof message === 'string' ? message : { ...message, language: fallbackLanguage },
    ])
  return { ...own, ...Object.fromEntries(borrowed) }
}

function entriesOf(path: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`${path} is neither a text nor a group of texts`)
  }
  return Object.entries(value)
}

function readMessage(path: string, value: unknown): Message {
  if (!isMessage(value)) throw new TypeError(`${path} is nested too deeply: one level of groups is allowed`)
  return value
}

/** A group may not have an entry called `other`: that is how plural forms are recognised. */
function isMessage(value: unknown): value is Message {
  return typeof value === 'string' || typeof (value as Partial<PluralForms> | null)?.other === 'string'
}
