import type { Actor } from '#commands/define-command.ts'
import type { Name } from '../../rules/order.ts'

/** The operator who looks at an order, and the names of the centres that it may mention. */
export type Reader = Pick<Actor, 'permissions'> & { centreNames: ReadonlyMap<number, Name> }

export function toCentre(id: number, { centreNames }: Pick<Reader, 'centreNames'>) {
  return { id, name: centreNames.get(id) ?? null }
}
