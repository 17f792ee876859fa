/** A public id taken apart: base64 of `Type:key`, where the key is a number or a UUID. */
export type GlobalId = { type: string; key: string }

export function toGlobalId(type: string, key: number | string): string {
  return btoa(`${type}:${key}`)
}

/** Undefined for anything that is no public id at all. */
export function parseGlobalId(id: string): GlobalId | undefined {
  if (id.length > maxIdLength || !base64.test(id)) return undefined
  const parts = /^([A-Za-z]{1,50}):(\d{1,18}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(atob(id))
  return parts?.[1] && parts[2] ? { type: parts[1], key: parts[2] } : undefined
}

/**
 * The number of a thing that a caller names by its number or by its public id; undefined for what is neither, and for
 * an id of another type. Numbers are keys of rows: positive integers that the database can store.
 */
export function readKey(type: string, value: string | number): number | undefined {
  if (typeof value === 'number') return isKey(value) ? value : undefined
  if (plainKey.test(value)) return toKey(value)
  const id = parseGlobalId(value)
  return id?.type === type ? toKey(id.key) : undefined
}

const maxIdLength = 128
/** With its padding or without. */
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/
const plainKey = /^[1-9]\d{0,9}$/
const maxKey = 2_147_483_647

function toKey(text: string): number | undefined {
  return plainKey.test(text) && isKey(Number(text)) ? Number(text) : undefined
}

function isKey(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= maxKey
}
