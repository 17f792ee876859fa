import { type Actor, type Changed, defineCommand } from '#commands/define-command.ts'
import type { LoggedChange } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { blockCustomer, unblockCustomer } from '#modules/identity/index.ts'
import { findCustomerOf } from '../storage/customer-queries.ts'

export type Blocking = { publicId: string; isBlocked: boolean }

type Input = { publicId: string }

export const blockCustomerCommand = defineCommand({
  action: 'customers.block',
  permission: 'customers.block',
  reason: 'required',
  run: (tx, actor, { publicId }: Input) => setBlocked(tx, actor, { publicId, isBlocked: true }),
  restore: restoreBlocking,
})

export const unblockCustomerCommand = defineCommand({
  action: 'customers.unblock',
  permission: 'customers.block',
  reason: 'required',
  run: (tx, actor, { publicId }: Input) => setBlocked(tx, actor, { publicId, isBlocked: false }),
  restore: restoreBlocking,
})

function restoreBlocking(tx: Transaction, actor: Actor, { subjectId, before }: LoggedChange) {
  return setBlocked(tx, actor, { publicId: subjectId, isBlocked: before.isBlocked === true })
}

async function setBlocked(
  tx: Transaction,
  { centres }: Actor,
  { publicId, isBlocked }: Blocking,
): Promise<Outcome<Changed<Blocking>, 'NOT_FOUND' | 'CONFLICT'>> {
  const customer = await findCustomerOf(tx, { publicId, centres })
  if (!customer) return refuse('NOT_FOUND')
  const change = isBlocked ? blockCustomer : unblockCustomer
  const changed = await change({ db: tx }, customer.id)
  if (!changed.ok) return refuse('CONFLICT', { details: { current: { is_blocked: isBlocked } } })
  return ok({
    result: { publicId, isBlocked },
    subject: { kind: 'customer', id: publicId },
    before: { isBlocked: !isBlocked },
    after: { isBlocked },
  })
}
