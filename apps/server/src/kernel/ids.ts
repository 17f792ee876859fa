/** Saleor's public ids: base64 of `Type:key`. Keys of ours are positive integers. */
export function toGlobalId(type: string, key: number | string): string {
  return Buffer.from(`${type}:${key}`).toString('base64')
}

/** Answers undefined for anything that is not exactly an id of this type. */
export function fromGlobalId(type: string, id: string): number | undefined {
  if (id.length > 64 || !/^[A-Za-z0-9+/]+={0,2}$/.test(id)) return undefined
  const decoded = Buffer.from(id, 'base64').toString('utf8')
  if (!decoded.startsWith(`${type}:`)) return undefined
  return toKey(decoded.slice(type.length + 1))
}

/** REST callers may name a thing by its plain number or by its public id. */
export function readKey(type: string, value: string | number): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? value : undefined
  return toKey(value) ?? fromGlobalId(type, value)
}

const largestKey = 2_147_483_647

function toKey(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const key = Number(text)
  return key <= largestKey ? key : undefined
}
