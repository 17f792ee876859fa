import { invalidCall } from './errors.ts'

/** A public id taken apart: base64 of `Type:key`, where the key is a number or a UUID. */
export type NodeId = { type: string; key: string }

export function parseNodeId(id: string): NodeId | undefined {
  if (id.length > 128 || !/^[A-Za-z0-9+/]+={0,2}$/.test(id)) return undefined
  const parts = /^([A-Za-z]{1,50}):(\d{1,18}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(
    Buffer.from(id, 'base64').toString('utf8'),
  )
  return parts?.[1] && parts[2] ? { type: parts[1], key: parts[2] } : undefined
}

/** As Saleor reads an id: of another type it finds nothing, of no type at all it is an error. */
export function findNodeKey(type: string, id: string): number | undefined {
  const node = parseNodeId(id)
  if (!node) throw invalidCall(`Invalid ID: ${shortened(id)}. Expected: ${type}.`)
  return node.type === type ? toNumber(node.key) : undefined
}

/** Ids of a filter: those of another type are passed over, so a list of nothing else matches nothing. */
export function findNodeKeys(type: string, ids: readonly string[]): number[] {
  const nodes = ids.map((id) => {
    const node = parseNodeId(id)
    if (!node) throw invalidCall(`Could not resolve to a node with the global id list of '${shortened(id)}'.`)
    return node
  })
  return nodes.flatMap((node) => (node.type === type ? (toNumber(node.key) ?? []) : []))
}

function toNumber(key: string): number | undefined {
  const number = Number(key)
  return Number.isSafeInteger(number) ? number : undefined
}

/** Errors repeat the id, but not one that was made to fill logs. */
export function shortened(id: string): string {
  return id.length > 80 ? `${id.slice(0, 80)}…` : id
}
