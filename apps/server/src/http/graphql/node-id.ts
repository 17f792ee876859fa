import { type GlobalId, parseGlobalId } from '@warsha/contract/ids/global-id.ts'
import { invalidCall } from './errors.ts'
import { refuseTooMany } from './refuse-too-many.ts'

/** As Saleor reads an id: of another type it finds nothing, of no type at all it is an error. */
export function findNodeKey(type: string, id: string): number | undefined {
  const node = parse(id, () => `Invalid ID: ${shortened(id)}. Expected: ${type}.`)
  return node.type === type ? toNumber(node.key) : undefined
}

/** Ids of a filter: those of another type are passed over, so a list of nothing else matches nothing. */
export function findNodeKeys(type: string, ids: readonly string[]): number[] {
  const nodes = ids.map((id) => parse(id, () => notResolved(id)))
  return nodes.flatMap((node) => (node.type === type ? (toNumber(node.key) ?? []) : []))
}

/** Another type's id is refused, so that none is ever taken for something it is not. */
export function readNodeKey(type: string, id: string): number {
  const node = parse(id, () => `Invalid ID: ${shortened(id)}. Expected: ${type}.`)
  if (node.type === type) return toNumber(node.key) ?? keyOfNothing
  throw invalidCall(`Invalid ID: ${shortened(id)}. Expected: ${type}, received: ${node.type}.`)
}

export function readNodeKeys(type: string, ids: readonly string[]): number[] {
  return refuseTooMany(ids, 'ids').map((id) => {
    const node = parse(id, () => notResolved(id))
    if (node.type === type) return toNumber(node.key) ?? keyOfNothing
    throw invalidCall(`Must receive ${type} id: ${shortened(id)}.`)
  })
}

/** Errors repeat the id, but not one that was made to fill logs. */
export function shortened(id: string): string {
  return id.length > 80 ? `${id.slice(0, 80)}…` : id
}

/** A UUID is the key of nothing that has a number. */
export const keyOfNothing = -1

function parse(id: string, message: () => string): GlobalId {
  const node = parseGlobalId(id)
  if (!node) throw invalidCall(message())
  return node
}

function notResolved(id: string): string {
  return `Could not resolve to a node with the global id list of '${shortened(id)}'.`
}

function toNumber(key: string): number | undefined {
  const number = Number(key)
  return Number.isSafeInteger(number) ? number : undefined
}
