import { type RunningServer, startServer } from '../../scripts/bench/server-process.ts'
import { freePort } from '../../scripts/testing/free-port.ts'
import { shopConfig } from '../fixtures/shop-config.ts'
import { databaseUrl } from './databases.ts'

/** Pictures and compiled code: the same for every server, and kept from run to run. */
const dataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e'

/** The real server on a database of the caller's and a port that was free, with no more rights than in operation. */
export async function startShopServer(
  database: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  return startServer(dataDir, await freePort(), {
    ...shopConfig,
    DATABASE_URL: databaseUrl(process.env.E2E_PG_URL ?? '', database),
    DATABASE_OWNER_URL: databaseUrl(process.env.E2E_PG_OWNER_URL ?? '', database),
    // All tests come from one address.
    CODES_PER_ADDRESS_PER_HOUR: '1000',
    LOG_LEVEL: 'warn',
    ...env,
  })
}
