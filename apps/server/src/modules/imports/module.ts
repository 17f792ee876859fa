import type { Sheet } from '#commands/sheets/define-sheet.ts'
import { defineModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { runs } from '#kernel/jobs/define-job.ts'
import { importRoutes } from './api/console/imports.console.ts'
import { forgetFiles } from './storage/import-queries.ts'
import { imports } from './storage/imports.tables.ts'
import { importJob } from './use-cases/request-import.ts'
import { runImport } from './use-cases/run-import.ts'

/** Files of records, out and in again. The root tells which kinds the modules offer. */
export function importsModule(listSheets: () => readonly Sheet[]) {
  return defineModule({
    name: 'imports',
    tables: [imports],
    console: importRoutes(listSheets),
    jobs: [
      runs(importJob, (deps: Deps, { payload }) => runImport(deps.db, listSheets(), payload.importId)),
      { name: 'forget-import-files', cron: '20 3 * * *', run: ({ db }: Deps) => forgetFiles(db) },
    ],
  })
}
