import { readConfigOrExit } from '#config/read-config-or-exit.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { connect, type Database } from '#kernel/database/connect.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { databaseUrls } from './database-urls.ts'

type Answer = (db: Database, args: readonly string[]) => Promise<{ isDone: boolean; text: string }>

/** Answers an operator's command on the database of the shop, beside a running shop or without one. */
export async function answerCommand(answer: Answer): Promise<void> {
  const config = readConfigOrExit()
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: () => undefined })
  const report = (error: Error) => process.stderr.write(`${error.message}\n`)
  const { directUrl, ownerUrl } = databaseUrls(config, embedded)
  const connection = connect(directUrl, { max: 1, onError: report })
  try {
    await migrate(ownerUrl, connection.db)
    const { isDone, text } = await answer(connection.db, process.argv.slice(2))
    process.stdout.write(`${text}\n`)
    process.exitCode = isDone ? 0 : 1
  } finally {
    await connection.close()
    await embedded?.stop()
  }
}
