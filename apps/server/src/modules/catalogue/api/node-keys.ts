import { invalidCall } from '#http/graphql/errors.ts'
import { parseNodeId, shortened } from '#http/graphql/node-id.ts'

const mostIds = 100

/** The number in a public id. Another type's id is refused, so that none is ever taken for something it is not. */
export function readNodeKey(type: string, id: string): number {
  const node = parseNodeId(id)
  if (!node) throw invalidCall(`Invalid ID: ${shortened(id)}. Expected: ${type}.`)
  if (node.type !== type) {
    throw invalidCall(`Invalid ID: ${shortened(id)}. Expected: ${type}, received: ${node.type}.`)
  }
  return toNumber(node.key)
}

export function readNodeKeys(type: string, ids: readonly string[]): number[] {
  refuseTooMany(ids, 'ids')
  return ids.map((id) => {
    const node = parseNodeId(id)
    if (!node) throw invalidCall(`Could not resolve to a node with the global id list of '${shortened(id)}'.`)
    if (node.type !== type) throw invalidCall(`Must receive ${type} id: ${shortened(id)}.`)
    return toNumber(node.key)
  })
}

/** Whatever a list holds, it is short: the work of a call is bounded by what the call may bring. */
export function refuseTooMany<Item>(items: readonly Item[], name: string): readonly Item[] {
  if (items.length <= mostIds) return items
  throw invalidCall(`\`${name}\` holds ${items.length} entries; ${mostIds} are allowed.`)
}

/** A UUID is the key of nothing in the catalogue; -1 is found nowhere. */
function toNumber(key: string): number {
  const number = Number(key)
  return Number.isSafeInteger(number) ? number : -1
}
