import { startEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/start-embedded-postgres.ts'
import { connect } from '../../apps/server/src/kernel/database/connect.ts'

/** Joins the database the measured server runs on, as its owner: products are made in large numbers. */
export async function openDatabase(dataDir: string) {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const connection = connect(embedded.ownerUrl, { max: 4, onError: () => undefined })
  return {
    url: embedded.ownerUrl,
    db: connection.db,
    async close() {
      await connection.close()
      await embedded.stop()
    },
  }
}
