import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'
import { paymentAppsOf } from '#modules/checkout/index.ts'

/** The uuid of an id of the type; undefined: it is another type's, or no id. */
export function uuidOf(type: string, id: string): string | undefined {
  const node = parseGlobalId(id)
  return node?.type === type && node.key.includes('-') ? node.key.toLowerCase() : undefined
}

export function isOffered(config: Parameters<typeof paymentAppsOf>[0], app: string): boolean {
  return paymentAppsOf(config).some(({ id }) => id === app)
}
