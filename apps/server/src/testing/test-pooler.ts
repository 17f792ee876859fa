/** What `npm run test:pooler` tells the tests: where the pooler stands, and whether it carries names of statements. */
const variables = {
  address: 'WARSHA_TEST_POOLER_ADDRESS',
  prepared: 'WARSHA_TEST_POOLER_PREPARED',
} as const

export function hasPooler(): boolean {
  return process.env[variables.address] !== undefined
}

export function announcePooler({ address, isPreparing }: { address: string; isPreparing: boolean }): void {
  process.env[variables.address] = address
  process.env[variables.prepared] = isPreparing ? 'on' : 'off'
}

/** The configuration of a shop on this database: through the pooler, if the run has one and the address is the server's or the pooler's. */
export function throughPooler(url: string): Record<string, string> {
  const { [variables.address]: pooler, [variables.prepared]: prepared = 'off' } = process.env
  const server = process.env.WARSHA_TEST_PG_URL
  if (!pooler || !server) return { DATABASE_URL: url }
  const { host } = new URL(url)
  if (host !== pooler && host !== new URL(server).host) return { DATABASE_URL: url }
  return {
    DATABASE_URL: at(pooler, url),
    DATABASE_DIRECT_URL: at(new URL(server).host, url),
    DATABASE_POOLER_PREPARED: prepared,
  }
}

function at(host: string, url: string): string {
  const moved = new URL(url)
  moved.host = host
  return moved.href
}
