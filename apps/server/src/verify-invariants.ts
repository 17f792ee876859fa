import { readConfigOrExit } from '#config/read-config-or-exit.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { connect } from '#kernel/database/connect.ts'
import { findViolations } from '#kernel/database/invariants.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { databaseUrls } from './database-urls.ts'
import { modules } from './modules.ts'

/** Says nothing when all that must be so is so; else what is not, and for which rows. Beside a running shop or without one. */
const config = readConfigOrExit()
const embedded = config.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: () => undefined })
const report = (error: Error) => process.stderr.write(`${error.message}\n`)
const { directUrl, ownerUrl } = databaseUrls(config, embedded)
const connection = connect(directUrl, { max: 1, onError: report })
try {
  await migrate(ownerUrl, connection.db)
  const violations = await findViolations(
    connection.db,
    modules.flatMap(({ invariants }) => invariants ?? []),
  )
  for (const { name, rows } of violations) process.stdout.write(`${name}: ${JSON.stringify(rows)}\n`)
  process.exitCode = violations.length > 0 ? 1 : 0
} finally {
  await connection.close()
  await embedded?.stop()
}
