import {
  approveCall,
  exportApprovalsCall,
  listApprovalsCall,
  rejectCall,
} from '@warsha/contract/console/staff/log.calls.ts'
import {
  decideApprovalSchema,
  exportApprovalsSchema,
  listApprovalsSchema,
  type RestApproval,
} from '@warsha/contract/console/staff/log.rest.ts'
import { approveCommand, rejectCommand } from '#commands/decide-approval.ts'
import type { AnyCommand } from '#commands/define-command.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { actorOf } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { approvalOrder, type NamedApproval, readApprovals } from '../../use-cases/read-log.ts'
import { toNamed } from './to-named.ts'

/** Commands that wait for a second person. */
export function approvalRoutes(listCommands: () => readonly AnyCommand[]): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listApprovalsCall, listApprovalsSchema),
      handler: async (request, reply) => {
        const page = readSortedPage(approvalOrder, request.query)
        if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const { operatorId } = actorOf(request)
        const { state, action, day } = request.query
        const { approvals, ...counted } = await readApprovals(deps, { state, action, day }, page)
        return sortedKeysetPage(approvals, { ...counted, limit: page.limit }, (approval) =>
          toApproval(approval, operatorId),
        )
      },
    })

    app.route({
      ...routeOf(exportApprovalsCall, exportApprovalsSchema),
      handler: async (request, reply) => {
        const { state, action, day, sort } = request.query
        return sendCsv<NamedApproval>(request, reply, {
          db: deps.db,
          list: 'approvals',
          filter: request.query,
          columns: [
            'requested_at',
            'requested_by',
            'action',
            'input',
            'reason',
            'state',
            'decided_by',
            'decided_at',
          ],
          write: toRecord,
          async read(last, limit) {
            const page = { sort, after: positionBehind(last), limit }
            const { approvals: rows, isExact } = await request.readDatabase((db) =>
              readApprovals({ db }, { state, action, day }, page),
            )
            return { rows, isExact }
          },
        })
      },
    })

    const approve = routeOf(approveCall, decideApprovalSchema)
    app.route({
      ...approve,
      config: { ...approve.config, command: 'approvals.approve' },
      handler: async (request, reply) => {
        const asked = { publicId: request.params.id, commands: listCommands() }
        const done = await approveCommand(deps, actorOf(request), asked)
        if (!done.ok) return sendRefusal(request, reply, done)
        return { data: null, change_id: done.value.kind === 'done' ? done.value.changeId : 0 }
      },
    })

    const reject = routeOf(rejectCall, decideApprovalSchema)
    app.route({
      ...reject,
      config: { ...reject.config, command: 'approvals.reject' },
      handler: async (request, reply) => {
        const asked = { publicId: request.params.id, reason: request.body.reason }
        const done = await rejectCommand(deps, actorOf(request), asked)
        return done.ok ? { data: null, change_id: done.value.changeId } : sendRefusal(request, reply, done)
      },
    })
  }
}

function toApproval(approval: NamedApproval, operatorId: number): RestApproval {
  return {
    id: approval.publicId,
    action: approval.action,
    input: approval.input,
    reason: approval.reason,
    requested_by: toNamed(approval.requestedByMember),
    requested_at: approval.requestedAt.toISOString(),
    is_own: approval.requestedBy === operatorId,
    state: approval.state,
    decided_by: toNamed(approval.decidedByMember),
    decided_at: approval.decidedAt?.toISOString() ?? null,
  }
}

function toRecord(approval: NamedApproval) {
  const { requestedAt, requestedByMember, action, input, reason, state, decidedByMember, decidedAt } =
    approval
  return [
    requestedAt.toISOString(),
    requestedByMember?.name ?? null,
    action,
    JSON.stringify(input),
    reason,
    state,
    decidedByMember?.name ?? null,
    decidedAt?.toISOString() ?? null,
  ]
}
