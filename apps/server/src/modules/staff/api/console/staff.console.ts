import {
  endAllStaffSessionsCall,
  endStaffSessionsCall,
  exportStaffCall,
  inviteStaffCall,
  listRolesCall,
  listStaffCall,
  renewInvitationCall,
  updateStaffCall,
} from '@warsha/contract/console/staff/members.calls.ts'
import {
  endAllStaffSessionsSchema,
  endStaffSessionsSchema,
  exportStaffSchema,
  inviteStaffSchema,
  listRolesSchema,
  listStaffSchema,
  type RestStaffMember,
  renewInvitationSchema,
  updateStaffSchema,
} from '@warsha/contract/console/staff/members.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { listStaff, memberOrder, readRoles, type SortedMember } from '../../use-cases/list-staff.ts'
import {
  endAllStaffSessions,
  endStaffSessions,
  inviteStaff,
  type ListedMember,
  renewInvitation,
  updateStaff,
} from '../../use-cases/manage-staff.ts'
import { memberKey } from './member-key.ts'

type Asked = {
  search?: string | undefined
  role?: string | undefined
  is_active?: 'true' | 'false' | undefined
}

function readFilter({ search, role, is_active }: Asked) {
  return { search, role, isActive: is_active && is_active === 'true' }
}

/** The list of people as a file. */
const staffFileRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(exportStaffCall, exportStaffSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      const filter = readFilter(request.query)
      return sendCsv<SortedMember>(request, reply, {
        db: deps.db,
        list: 'staff',
        filter: request.query,
        columns: ['name', 'email', 'role', 'language', 'is_active', 'sessions', 'last_used_at'],
        write: (member) => [
          member.name,
          member.email,
          member.role,
          member.language,
          member.isActive,
          member.sessions,
          member.lastUsedAt ? new Date(member.lastUsedAt).toISOString() : null,
        ],
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { members: rows, isExact } = await listStaff(deps, filter, page)
          return { rows, isExact }
        },
      })
    },
  })
}

/** The people who work here, for administrators. */
export const staffRoutes: RestRoutes = (deps) => async (app) => {
  await app.register(staffFileRoutes(deps))

  app.route({
    ...routeOf(listStaffCall, listStaffSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(memberOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const found = await listStaff(deps, readFilter(request.query), page)
      return sortedKeysetPage(found.members, { ...found, limit: page.limit }, toMember)
    },
  })

  app.route({
    ...routeOf(listRolesCall, listRolesSchema),
    handler: async () => ({
      data: (await readRoles(deps)).map(({ name, isCentreScoped, permissions }) => ({
        name,
        is_centre_scoped: isCentreScoped,
        permissions,
      })),
    }),
  })

  app.route(
    commandRoute(deps, {
      call: inviteStaffCall,
      schema: inviteStaffSchema,
      command: inviteStaff,
      read: ({ body: { name, email, role, language } }) => ({ name, email, role, language }),
      write: toMember,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateStaffCall,
      schema: updateStaffSchema,
      command: updateStaff,
      read: ({ params, body }) => ({
        publicId: memberKey(params.id),
        revision: body.revision,
        name: body.name,
        language: body.language,
        role: body.role,
        isActive: body.is_active,
      }),
      write: toMember,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: endStaffSessionsCall,
      schema: endStaffSessionsSchema,
      command: endStaffSessions,
      read: ({ params }) => ({ publicId: memberKey(params.id) }),
      write: (result) => result,
    }),
  )

  app.route(
    bulkRoute(deps, {
      call: endAllStaffSessionsCall,
      schema: endAllStaffSessionsSchema,
      bulk: endAllStaffSessions,
      idType: 'Operator',
      readSelection: ({ where, ids = [] }) =>
        where
          ? { filter: readFilter(where) }
          : { publicIds: ids.flatMap((id) => readOpaqueKey('Operator', id) ?? []) },
      readSettings: () => undefined,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: renewInvitationCall,
      schema: renewInvitationSchema,
      command: renewInvitation,
      read: ({ params }) => ({ publicId: memberKey(params.id) }),
      write: toMember,
    }),
  )
}

function toMember(member: ListedMember): RestStaffMember {
  return {
    id: toGlobalId('Operator', member.publicId),
    name: member.name,
    email: member.email,
    language: member.language,
    role: member.role,
    is_active: member.isActive,
    has_credentials: member.hasCredentials,
    passkeys: member.passkeys,
    sessions: member.sessions,
    // The answer to a repeated command comes from storage, where a moment is text.
    last_used_at: member.lastUsedAt ? new Date(member.lastUsedAt).toISOString() : null,
    revision: member.revision,
  }
}
