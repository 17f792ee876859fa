// Runs on the product's Node, after a server that did not stop its database itself.
try {
  const { readConfig } = await import('../../apps/server/src/config/config.ts')
  const { stopAbandonedPostgres } = await import(
    '../../apps/server/src/embedded-postgres/start-embedded-postgres.ts'
  )
  const config = readConfig(process.env)
  if (!config.DATABASE_URL) await stopAbandonedPostgres({ dataDir: config.DATA_DIR })
} catch {
  // The server has said what is wrong; the next start adopts a database that is still there.
}
