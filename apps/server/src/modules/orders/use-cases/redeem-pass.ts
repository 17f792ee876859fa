import { readPassCode } from '@warsha/contract/orders/pass-code.ts'
import { type Actor, type CommandDeps, defineCommand } from '#commands/define-command.ts'
import { findLastChange } from '#commands/list-changes.ts'
import { type CommandAnswer, type CommandRefusal, runCommand, type Sent } from '#commands/run-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Log } from '#kernel/log.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { listNames } from '#modules/staff/index.ts'
import type { Name } from '../rules/order.ts'
import { checkPass } from '../rules/visit-pass.ts'
import { findArrivals, setArrived } from '../storage/arrival-queries.ts'
import { isAwaitedStatus } from '../storage/order-status-queries.ts'
import {
  countTryOfOperator,
  countTryOfSession,
  findBookedLine,
  findPassByCode,
  forgivePassTry,
  type PassedVisit,
  type Tries,
} from '../storage/visit-pass-queries.ts'
import { changeOrder, type OrderToChange } from './change-order.ts'
import { verifyPass } from './sign-pass.ts'

/** A visit whose pass was redeemed. */
export type RedeemedVisit = {
  orderPublicId: string
  number: number
  revision: number
  linePublicId: string
  centreId: number
  appointmentAt: Date
  arrivedAt: Date
  work: readonly { product: Name; quantity: number }[]
  car: string | null
}

/** Wrong passes within an hour before a device may try no more, which is an operator's session on it; and on all of them. */
export const maxWrongPasses = { device: 20, operator: 100 }

type RedeemDeps = CommandDeps & { log: Log }

/**
 * Redeems a pass. Each try is counted before anything is compared, and only a pass that was issued is forgiven, so that
 * guesses sent side by side are bounded, too.
 */
export async function redeemPass(
  deps: RedeemDeps,
  actor: Actor,
  sent: Sent<{ pass: string }>,
): Promise<Outcome<CommandAnswer<RedeemedVisit>, RedeemRefusal | CommandRefusal>> {
  const exceeded = await findExceeded(deps.db, actor)
  if (exceeded) {
    const { operatorId, sessionId } = actor
    deps.log.warn({ operatorId, sessionId, limit: exceeded.limit }, 'too many wrong passes were sent')
    return refuse('PASS_TRIES_EXCEEDED', {
      params: { seconds: exceeded.seconds, count: maxWrongPasses[exceeded.limit] },
    })
  }
  const redeemed = await runCommand(deps, actor, redeemPassCommand, sent)
  if (redeemed.ok || redeemed.code !== 'PASS_UNKNOWN') await forgivePassTry(deps.db, actor)
  return redeemed
}

type Limit = keyof typeof maxWrongPasses

/** A device beyond its tries counts for no operator. */
async function findExceeded(
  executor: Executor,
  { sessionId, operatorId }: Pick<Actor, 'sessionId' | 'operatorId'>,
): Promise<(Tries & { limit: Limit }) | undefined> {
  const ofDevice = await countTryOfSession(executor, sessionId)
  if (ofDevice.count > maxWrongPasses.device) return { ...ofDevice, limit: 'device' }
  const ofOperator = await countTryOfOperator(executor, operatorId)
  return ofOperator.count > maxWrongPasses.operator ? { ...ofOperator, limit: 'operator' } : undefined
}

export type RedeemRefusal =
  | 'PASS_TRIES_EXCEEDED'
  | 'PASS_UNKNOWN'
  | 'PASS_VOID'
  | 'PASS_REDEEMED'
  | 'VISIT_NOT_DUE'
  | 'NOT_FOUND'
  | 'VERSION_CONFLICT'

/** Records the arrival of the pass's visit: under the lock of its order, by one conditional update. */
export const redeemPassCommand = defineCommand({
  action: 'orders.redeem-pass',
  permission: 'orders.visit',
  async run(tx, actor, { pass }: { pass: string }, { clock, config }) {
    const claim = await findClaim(tx, { pass, centres: actor.centres, config })
    if (!claim) return refuse('PASS_UNKNOWN', { field: 'pass' })
    let visit: Omit<RedeemedVisit, 'revision'> | undefined
    const changed = await changeOrder(tx, actor, { publicId: claim.orderPublicId }, async (found) => {
      const { order, lines } = found
      if (!isAwaitedStatus(order.status)) return refuse('PASS_VOID', { field: 'pass' })
      const checked = checkPass(lines, claim, clock.now())
      if (!checked.ok) return checked.code === 'PASS_REDEEMED' ? refuseRedeemed(tx, found) : checked
      const positions = checked.value.map(({ position }) => position)
      const { operatorId } = actor
      const arrivedAt = await setArrived(tx, { orderId: order.id, positions, operatorId })
      const [first] = checked.value
      if (!arrivedAt || !first) return refuseRedeemed(tx, found)
      visit = {
        orderPublicId: order.publicId,
        number: order.number,
        linePublicId: first.publicId,
        centreId: first.centreId,
        appointmentAt: first.appointmentAt,
        arrivedAt,
        work: checked.value.map(({ productName, quantity }) => ({ product: productName, quantity })),
        car: checked.value.find(({ metadata }) => metadata.car)?.metadata.car ?? null,
      }
      return ok({ centreId: first.centreId, logged: { arrivedAt } })
    })
    if (!changed.ok) return changed
    if (!visit) throw new Error(`Order ${claim.orderPublicId} has no visit for the pass`)
    const { revision } = changed.value.result
    return ok({ ...changed.value, result: { ...visit, revision } })
  },
})

type Asked = { pass: string; centres: Actor['centres']; config: CommandDeps['config'] }

type Claim = PassedVisit & { linePublicId: string | undefined }

/** The visit that a pass was issued for, by its code or its signed content; undefined for any other text. */
async function findClaim(executor: Executor, { pass, centres, config }: Asked): Promise<Claim | undefined> {
  const code = readPassCode(pass)
  if (code !== undefined) {
    const visit = await findPassByCode(executor, { code, centres })
    return visit && { ...visit, linePublicId: undefined }
  }
  const signed = verifyPass(config, pass)
  if (!signed) return undefined
  const line = await findBookedLine(executor, { linePublicId: signed.lineKey, centres })
  return line && { ...line, appointmentAt: signed.appointmentAt, linePublicId: signed.lineKey }
}

/** Says when the visit was redeemed and by whom; of one that was done without a pass, who changed the order last. */
async function refuseRedeemed(tx: Transaction, { order, lines }: OrderToChange) {
  const arrivals = await findArrivals(tx, order.id)
  const arrival = lines.map(({ position }) => arrivals.get(position)).find((each) => each !== undefined)
  const last = await findLastChange(tx, { kind: 'order', id: order.publicId })
  const operatorId = arrival?.arrivedBy ?? last?.operatorId
  const names = await listNames(tx, operatorId ? [operatorId] : [])
  const at = arrival?.arrivedAt ?? last?.changedAt
  return refuse('PASS_REDEEMED', {
    field: 'pass',
    details: {
      changed_by: names.get(operatorId ?? 0)?.name ?? null,
      changed_at: at?.toISOString() ?? null,
    },
  })
}
