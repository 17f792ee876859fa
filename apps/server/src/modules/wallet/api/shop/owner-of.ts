import type { Caller } from '#http/caller.ts'

/** The declaration of access lets nobody else come here. */
export function ownerOf(caller: Caller): number {
  if (caller.kind !== 'customer') throw new Error('A wallet belongs to a customer')
  return caller.customerId
}
