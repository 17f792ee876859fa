import {
  exportChangesCall,
  listChangesCall,
  restoreChangeCall,
} from '@warsha/contract/console/staff/log.calls.ts'
import {
  exportChangesSchema,
  listChangesSchema,
  type RestLoggedChange,
  restoreChangeSchema,
} from '@warsha/contract/console/staff/log.rest.ts'
import type { z } from 'zod'
import type { AnyCommand } from '#commands/define-command.ts'
import type { LoggedChange, SortedChange } from '#commands/list-changes.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { type NamesOfRecords, namesFor, type RecordNamers, readRecordNames } from '#commands/record-names.ts'
import { needsStepUp } from '#http/caller.ts'
import { actorOf } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { changeOrder, type NamedMember, readLog } from '../../use-cases/read-log.ts'
import { isRestorableBy, restoreLogged } from '../../use-cases/restore-logged.ts'
import { toNamed } from './to-named.ts'

type LogPorts = { listCommands: () => readonly AnyCommand[]; listNamers: () => RecordNamers }

/** The log of changes, for those who may read it. */
export function logRoutes({ listCommands, listNamers }: LogPorts): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listChangesCall, listChangesSchema),
      handler: async (request, reply) => {
        const page = readSortedPage(changeOrder, request.query)
        if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const reader = actorOf(request)
        const commands = listCommands()
        const found = await readLog(deps, reader, { ...readFilter(request.query), page })
        const records = await readRecordNames(deps.db, found.changes, listNamers())
        return sortedKeysetPage(found.changes, { ...found, limit: page.limit }, (change) =>
          toLogged(change, {
            ...found,
            records: namesFor(change, records),
            isRestorable: isRestorableBy(reader, change, commands),
          }),
        )
      },
    })

    app.route({
      ...routeOf(exportChangesCall, exportChangesSchema),
      handler: async (request, reply) =>
        sendCsv<NamedChange>(request, reply, {
          db: deps.db,
          list: 'log',
          filter: request.query,
          columns: [
            'changed_at',
            'operator',
            'action',
            'subject',
            'id',
            'centre_id',
            'before',
            'after',
            'reason',
          ],
          write: toRecord,
          async read(last, limit) {
            const page = { sort: request.query.sort, after: positionBehind(last), limit }
            const asked = { ...readFilter(request.query), page }
            const { changes, names, isExact } = await request.readDatabase((db) =>
              readLog({ db }, actorOf(request), asked),
            )
            const rows = changes.map((change) => ({
              ...change,
              by: names.get(change.operatorId)?.name ?? null,
            }))
            return { rows, isExact }
          },
        }),
    })

    const restore = routeOf(restoreChangeCall, restoreChangeSchema)
    app.route({
      ...restore,
      config: { ...restore.config, command: 'log.restore' },
      handler: async (request, reply) => {
        const { params, body, caller } = request
        const done = await restoreLogged(deps, actorOf(request), {
          ...body,
          id: params.id,
          commands: listCommands(),
          mustProve: (permission) => needsStepUp({ permission }, caller),
        })
        if (!done.ok) return sendRefusal(request, reply, done)
        return { data: null, change_id: done.value.changeId }
      },
    })
  }
}

type NamedChange = SortedChange & { by: string | null }

function toRecord(change: NamedChange) {
  const { changedAt, by, action, subjectKind, subjectId, centreId, before, after, reason } = change
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)]
  return [changedAt.toISOString(), by, action, subjectKind, subjectId, centreId, from, to, reason]
}

function readSubject(written: string): { kind: string; id: string } {
  const at = written.indexOf('/')
  return { kind: written.slice(0, at), id: written.slice(at + 1) }
}

type LogQuery = z.output<typeof exportChangesSchema.querystring>

function readFilter({ operator, action, subject_kind, subject_id, subjects, centre, from, to }: LogQuery) {
  return {
    operatorPublicId: operator === undefined ? undefined : (readOpaqueKey('Operator', operator) ?? ''),
    filter: {
      action,
      subjectKind: subject_kind,
      subjectId: subject_id,
      subjects: subjects?.split(',').map(readSubject),
      centreId: centre,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    },
  }
}

type WrittenChange = {
  names: ReadonlyMap<number, NamedMember>
  records: NamesOfRecords
  isRestorable: boolean
}

function toLogged(change: LoggedChange, { names, records, isRestorable }: WrittenChange): RestLoggedChange {
  return {
    id: change.id,
    changed_at: change.changedAt.toISOString(),
    operator: toNamed(names.get(change.operatorId)),
    action: change.action,
    subject: { kind: change.subjectKind, id: change.subjectId },
    centre_id: change.centreId,
    before: change.before,
    after: change.after,
    names: records,
    reason: change.reason,
    approval_id: change.approvalId,
    is_restorable: isRestorable,
    changed_since: change.nextChangedAt && {
      by: names.get(change.nextOperatorId ?? 0)?.name ?? null,
      at: change.nextChangedAt.toISOString(),
    },
  }
}
