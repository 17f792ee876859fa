import { sheetKinds } from '@warsha/contract/console/imports/sheets.constants.ts'
import { z } from 'zod'
import { type Actor, defineCommand } from '#commands/define-command.ts'
import type { Sheet } from '#commands/sheets/define-sheet.ts'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { claimImport, findImport, type ImportReader } from '../storage/import-queries.ts'
import type { ImportActor } from '../storage/imports.tables.ts'

export const importJob = defineJob('import-sheet', z.object({ importId: z.int() }))

export type RequestInput = { publicId: string; expectedCount: number; reason: string }

/** Who sees all centres sees everybody's imports; others have their own. */
export function readerOf({ operatorId, centres }: { operatorId: number; centres: unknown }): ImportReader {
  return centres === 'all' ? 'all' : operatorId
}

export function importActorOf({ sessionId, requestId, address, centres }: Actor): ImportActor {
  return { sessionId, requestId, address, centres }
}

/** Has a checked file imported by a job, for the reason that stands in every entry of the log. */
export function requestImportCommand(sheet: Sheet) {
  return defineCommand({
    action: `${sheet.kind}.request-import`,
    permission: sheetKinds[sheet.kind].write,
    reason: 'required',
    async run(tx, actor, { publicId, expectedCount, reason }: RequestInput) {
      const found = await findImport(tx, publicId, readerOf(actor))
      if (found?.kind !== sheet.kind) return refuse('NOT_FOUND')
      if (found.wrong > 0) return refuse('IMPORT_HAS_PROBLEMS')
      const count = found.creates + found.changes
      if (count !== expectedCount)
        return refuse('IMPORT_COUNT_CHANGED', { params: { count }, details: { count } })
      const isClaimed = await claimImport(tx, {
        id: found.id,
        actor: importActorOf(actor),
        reason: sanitiseText(reason),
      })
      if (!isClaimed) return refuse('IMPORT_NOT_OPEN')
      await enqueue(tx, importJob, { importId: found.id })
      const result = await findImport(tx, publicId, 'all')
      if (!result) return refuse('NOT_FOUND')
      return ok({
        result,
        subject: { kind: 'import', id: publicId },
        before: { state: found.state },
        after: { state: result.state, count },
      })
    },
  })
}
