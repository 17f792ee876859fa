import { connect } from '#kernel/database/connect.ts'
import { runImport } from '#modules/imports/use-cases/run-import.ts'
import { modules } from '../modules.ts'

/** A process of the shop that imports files, all at once, and that a test kills meanwhile. */
if (import.meta.main) {
  const [url = '', ...importIds] = process.argv.slice(2)
  const { db } = connect(url, { max: importIds.length + 1, onError: () => undefined })
  const sheets = modules.flatMap((module) => module.sheets ?? [])
  await Promise.all(importIds.map((id) => runImport(db, sheets, Number(id))))
  process.exit(0)
}
