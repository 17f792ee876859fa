import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { BulkCommand } from '#commands/define-bulk.ts'
import { type BulkResult, runBulk } from '#commands/run-bulk.ts'
import { actorOf, checkPermission } from './command-route.ts'
import type { Deps } from './deps.ts'
import { refusalText, sendRefusal } from './rest/answers.ts'
import { routeOf } from './rest/route-of.ts'

/** What every bulk command is sent with, beside its own input. */
type BulkBody = {
  key: string
  reason?: string | undefined
  dry_run: boolean
  expected_count?: number | undefined
}

type BodyOf<Schema extends CallSchema> = Schema['body'] extends z.ZodType
  ? z.output<Schema['body']>
  : undefined

type BulkRoute<Schema extends CallSchema, Selection, Settings, Input, Result, Code extends string> = {
  call: RestCall<Schema>
  schema: NoInfer<Schema>
  bulk: BulkCommand<Selection, Settings, Input, Result, Code>
  /** The type in the ids of the objects. */
  idType: string
  readSelection(body: BodyOf<Schema>): Selection
  readSettings(body: BodyOf<Schema>): Settings
  /** What a dry run shows beside the counts. */
  writePreview?(results: readonly Result[]): object
}

/** The route of a command for many objects: nothing but translating in and out. */
export function bulkRoute<Schema extends CallSchema, Selection, Settings, Input, Result, Code extends string>(
  deps: Deps,
  {
    call,
    schema,
    bulk,
    idType,
    readSelection,
    readSettings,
    writePreview,
  }: BulkRoute<Schema, Selection, Settings, Input, Result, Code>,
) {
  checkPermission(call, bulk.command)
  const route = routeOf(call, schema)
  return {
    ...route,
    config: { ...route.config, command: bulk.command.action },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const body = request.body as BodyOf<Schema>
      const { key, reason, dry_run: isDryRun, expected_count: expectedCount } = request.body as BulkBody
      const answer = await runBulk(deps, actorOf(request), bulk, {
        key,
        reason,
        selection: readSelection(body),
        settings: readSettings(body),
        expectedCount,
        isDryRun,
      })
      if (!answer.ok) return sendRefusal(request, reply, answer)
      const results = answer.value
      const countOf = (outcome: BulkResult['outcome']) =>
        results.filter((result) => result.outcome === outcome).length
      return reply.send({
        data: {
          dry_run: isDryRun,
          count: results.length,
          done: countOf('done'),
          refused: countOf('refused'),
          results: results.map((result) => toResult(result, idType, request.shopLocale)),
          ...(isDryRun &&
            writePreview?.(results.flatMap((each) => (each.outcome === 'done' ? [each.result] : [])))),
        },
      })
    },
  }
}

function toResult(result: BulkResult, idType: string, locale: Locale) {
  const refusal = result.outcome === 'refused' ? result.refusal : undefined
  return {
    id: toGlobalId(idType, result.id),
    outcome: result.outcome,
    code: refusal?.code ?? null,
    message: refusal ? refusalText(refusal, locale) : null,
    change_id: result.outcome === 'done' ? result.changeId : null,
    approval_id: result.outcome === 'approval' ? result.approvalId : null,
  }
}
