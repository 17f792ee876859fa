import { appVersion } from '@warsha/contract/app-version.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import type { Deps } from '#http/deps.ts'

const databaseWaitMs = 2000

type ShopState = { isOpen(): boolean; workersRespond(): boolean }

/** `live` says the process runs; `ready` says it can sell: the database takes writes and job workers answer. */
export function installHealth(app: FastifyInstance, deps: Deps, state: ShopState): void {
  const options = { ...hiddenRoute, config: { ...hiddenRoute.config, rateLimit: false } }
  app.get('/health/live', options, async () => ({ status: 'ok', version: appVersion }))

  app.get('/health/ready', options, async (_request, reply) => {
    const database = await writesInTime(deps)
    const workers = state.workersRespond()
    const isReady = database && workers && state.isOpen()
    if (!isReady) reply.code(503).header('Retry-After', '5')
    reply.header('Cache-Control', 'no-store')
    return {
      status: isReady ? 'ok' : 'unavailable',
      version: appVersion,
      database: database ? 'ok' : 'unavailable',
      workers: workers ? 'ok' : 'unavailable',
    }
  })
}

/** A replica answers as well, and so does what was the primary until now. */
function writesInTime({ db }: Deps): Promise<boolean> {
  return answersInTime(db.execute(sql`SELECT demand(current_setting('transaction_read_only') = 'off')`))
}

async function answersInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseWaitMs)
  })
  const answered = work.then(
    () => true,
    () => false,
  )
  const result = await Promise.race([answered, late])
  clearTimeout(timer)
  return result
}
