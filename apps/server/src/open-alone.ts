import type { Config } from '#config/config.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { printAddresses } from './print-addresses.ts'
import { describeStartFault, stopOnSignals, tell } from './process-life.ts'
import type { Shop } from './start-shop.ts'

/** Serves and works in this process. */
export async function openAlone(config: Config, startedAt: number): Promise<void> {
  let shop: Shop | undefined
  try {
    // The database starts while the shop's code is loaded.
    const embedded = config.DATABASE_URL
      ? undefined
      : startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: tell })
    embedded?.catch(() => undefined)
    const { openingOf, startShop } = await import('./start-shop.ts')
    shop = await startShop(config, { tell, embedded })
    await shop.opened
    printAddresses(config, await openingOf(shop), performance.now() - startedAt)
  } catch (error) {
    process.stderr.write(`\n${describeStartFault(error, config)}\n`)
    await shop?.stop()
    process.exit(1)
  }

  stopOnSignals(async () => {
    tell('Stopping')
    await shop.stop()
  })
  process.on('unhandledRejection', (error) => shop.app.log.error({ err: error }, 'unhandled rejection'))
}
