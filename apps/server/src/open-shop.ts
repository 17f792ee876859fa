import { readConfigOrExit } from '#config/read-config-or-exit.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { describeListenError } from '#kernel/listen-error.ts'
import { printAddresses } from './print-addresses.ts'
import type { Shop } from './start-shop.ts'

/** The composition root: reads the environment, starts the shop, stops it once when asked. */
const startedAt = performance.now()
const tell = (step: string) => process.stdout.write(`  · ${step}\n`)

const config = readConfigOrExit()
if (config.NODE_ENV === 'production' && config.demo && (process.env.DEMO || config.PUBLIC_URL)) {
  process.stderr.write(
    '  ! DEMO is on: outbox, sandbox gateway and demo data are open to everybody who reaches this server\n',
  )
}

let shop: Shop | undefined
try {
  // The database starts while the shop's code is loaded.
  const embedded = config.DATABASE_URL
    ? undefined
    : startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: tell })
  embedded?.catch(() => undefined)
  const { startShop } = await import('./start-shop.ts')
  shop = await startShop(config, { tell, embedded })
  await shop.opened
  printAddresses(config, shop.demo, {
    bootstrapSecret: await shop.createBootstrapSecret(),
    port: listeningPort(shop),
    startedInMs: performance.now() - startedAt,
  })
} catch (error) {
  process.stderr.write(
    `\n${describeListenError(error, { port: config.PORT, host: config.HOST }) ?? describeFault(error)}\n`,
  )
  await shop?.stop()
  process.exit(1)
}

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    tell('Stopping')
    shop?.stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${describeFault(error)}\n`)
        process.exit(1)
      },
    )
  })
}
process.on('unhandledRejection', (error) => shop?.app.log.error({ err: error }, 'unhandled rejection'))

function listeningPort({ app }: Shop): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : config.PORT
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
