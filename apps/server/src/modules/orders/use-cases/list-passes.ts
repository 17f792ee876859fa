import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type QrPath, qrPath } from '#kernel/qr-path.ts'
import type { BookedLine } from '../rules/visit.ts'
import { openVisits } from '../rules/visit-pass.ts'
import { findArrivals } from '../storage/arrival-queries.ts'
import { isAwaitedStatus } from '../storage/order-status-queries.ts'
import { findPasses, insertPasses } from '../storage/visit-pass-queries.ts'
import { readOrder } from './list-orders.ts'
import { drawPassCode, signPass } from './sign-pass.ts'

export type IssuedPass = {
  lines: readonly BookedLine[]
  code: string
  content: string
  qr: QrPath
  redeemedAt: Date | null
}

/** A code that another visit has is drawn again; a third time in a row says that something is broken. */
const maxDraws = 3

/** Passes of the open visits of a customer's own order, issued when they are first asked for. */
export async function listPasses(
  { db, config }: { db: Database; config: Config },
  key: { publicId: string; customerId: number },
): Promise<Outcome<IssuedPass[], 'NOT_FOUND'>> {
  const order = await readOrder({ db }, key)
  if (!order) return refuse('NOT_FOUND', { field: 'id' })
  const visits = isAwaitedStatus(order.status) ? openVisits(order.lines) : []
  if (visits.length === 0) return ok([])
  const codes = await issueCodes(db, visits)
  const arrivals = await findArrivals(db, order.id)
  return ok(
    visits.flatMap((lines): IssuedPass[] => {
      const [first] = lines
      if (!first) return []
      const content = signPass(config, { lineKey: first.publicId, appointmentAt: first.appointmentAt })
      const redeemedAt = lines.map(({ position }) => arrivals.get(position)?.arrivedAt).find(Boolean) ?? null
      return [{ lines, code: codes.get(visitKey(first)) ?? '', content, qr: qrPath(content), redeemedAt }]
    }),
  )
}

async function issueCodes(
  db: Database,
  visits: readonly (readonly BookedLine[])[],
): Promise<ReadonlyMap<string, string>> {
  const firsts = visits.flatMap(([first]) => first ?? [])
  for (let draw = 0; ; draw++) {
    const issued = await findPasses(db, firsts[0]?.orderId ?? 0)
    const codes = new Map(issued.map((pass) => [visitKey(pass), pass.code]))
    const without = firsts.filter((line) => !codes.has(visitKey(line)))
    if (without.length === 0) return codes
    if (draw === maxDraws) throw new Error(`Order ${firsts[0]?.orderId} got no code for a visit`)
    await insertPasses(
      db,
      without.map(({ orderId, centreId, appointmentAt }) => ({
        orderId,
        centreId,
        appointmentAt,
        code: drawPassCode(),
      })),
    )
  }
}

function visitKey({ centreId, appointmentAt }: { centreId: number; appointmentAt: Date }): string {
  return `${centreId} ${appointmentAt.getTime()}`
}
