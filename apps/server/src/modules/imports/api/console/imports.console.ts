import { Readable } from 'node:stream'
import {
  listImportsCall,
  readImportCall,
  readUndoCall,
  sheetCalls,
} from '@warsha/contract/console/imports/imports.calls.ts'
import {
  checkImportSchema,
  exportSheetSchema,
  listImportsSchema,
  readImportSchema,
  readUndoSchema,
  runImportSchema,
} from '@warsha/contract/console/imports/imports.rest.ts'
import { maxSheetBytes } from '@warsha/contract/console/imports/sheets.constants.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { recordReading } from '#commands/record-reading.ts'
import type { Sheet } from '#commands/sheets/define-sheet.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { checkImportCommand } from '../../use-cases/check-import.ts'
import { exportSheet } from '../../use-cases/export-sheet.ts'
import { listImports, readImport, readUndo } from '../../use-cases/list-imports.ts'
import { readerOf, requestImportCommand } from '../../use-cases/request-import.ts'
import { toImport } from './to-import.ts'

/** In base64, and with the rest of the body. */
const bodyLimit = Math.ceil((maxSheetBytes * 4) / 3) + 10_000

/** Files of records: out, and in again. */
export function importRoutes(listSheets: () => readonly Sheet[]): RestRoutes {
  return (deps) => async (app) => {
    for (const sheet of listSheets()) await app.register(sheetRoutes(sheet)(deps))

    app.route({
      ...routeOf(listImportsCall, listImportsSchema),
      handler: async (request, reply) => {
        const { kind, after, limit } = request.query
        const beforeId = after === undefined ? undefined : readIdPosition(after)
        if (after !== undefined && beforeId === undefined)
          return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const reader = readerOf(actorOf(request))
        const found = await listImports(deps.db, { reader, kind, beforeId, limit })
        return keysetPage(
          found.imports,
          { ...found, limit },
          { positionOf: ({ row }) => [row.id], write: ({ row, operator }) => toImport(row, operator) },
        )
      },
    })

    app.route({
      ...routeOf(readImportCall, readImportSchema),
      handler: async (request, reply) => {
        const found = await readImport(deps.db, request.params.id, readerOf(actorOf(request)))
        if (!found) return sendRefusal(request, reply, refuse('NOT_FOUND'))
        return { data: toImport(found.row, found.operator) }
      },
    })

    app.route({
      ...routeOf(readUndoCall, readUndoSchema),
      handler: async (request, reply) => {
        const found = await readUndo(deps.db, request.params.id, readerOf(actorOf(request)))
        if (!found) return sendRefusal(request, reply, refuse('NOT_FOUND'))
        return asFile(reply, `${found.kind}-undo`).send(found.undo)
      },
    })
  }
}

function sheetRoutes(sheet: Sheet): RestRoutes {
  const calls = sheetCalls[sheet.kind]
  return (deps) => async (app) => {
    app.route({
      ...routeOf(calls.export, exportSheetSchema),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { caller } = request
        if (caller.kind !== 'operator' || !caller.hasFreshAuthentication)
          return sendRefusal(request, reply, refuse('STEP_UP_REQUIRED'))
        const actor = actorOf(request)
        await recordReading<null, never>(deps, actor, {
          action: `${sheet.kind}.export`,
          read: async () => ({ value: null, subject: { kind: 'export', id: sheet.kind }, after: {} }),
        })
        const file = Readable.from(exportSheet(deps.db, sheet, actor.centres))
        return asFile(reply, sheet.kind).send(file)
      },
    })

    app.route({
      ...commandRoute(deps, {
        call: calls.check,
        schema: checkImportSchema,
        command: checkImportCommand(sheet),
        read: ({ body: { file_name, file } }) => ({ fileName: file_name, file }),
        write: (row) => toImport(row, undefined),
      }),
      bodyLimit,
    })

    app.route(
      commandRoute(deps, {
        call: calls.run,
        schema: runImportSchema,
        command: requestImportCommand(sheet),
        read: ({ params, body: { expected_count, reason } }) => ({
          publicId: params.id,
          expectedCount: expected_count,
          reason: reason ?? '',
        }),
        write: (row) => toImport(row, undefined),
      }),
    )
  }
}

function asFile(reply: FastifyReply, name: string): FastifyReply {
  return reply.type('text/csv; charset=utf-8').headers({
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'private, no-store',
  })
}
