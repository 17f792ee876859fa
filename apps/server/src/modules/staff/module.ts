import { permissions } from '@warsha/contract/staff/permissions.ts'
import { defineModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { expireApprovals } from '#kernel/commands/approval-queries.ts'
import { forgetCommandKeys } from '#kernel/commands/change-queries.ts'
import type { AnyCommand } from '#kernel/commands/define-command.ts'
import { changeInvariants, sealChanges } from '#kernel/commands/seal-changes.ts'
import { approvalRoutes, logRoutes } from './api/log.console.ts'
import { staffSessionRoutes } from './api/session.console.ts'
import { staffSignInRoutes } from './api/sign-in.console.ts'
import { staffRoutes } from './api/staff.console.ts'
import { staffAuthenticator } from './api/staff-caller.ts'
import { administratorRole, rolePresets } from './rules/role-presets.ts'
import { grantEverything, insertMissingRoles } from './storage/role-queries.ts'
import * as tables from './storage/staff.tables.ts'
import { forgetStaleStaffSessions } from './use-cases/forget-stale-sessions.ts'
import type { ListCentresOf } from './use-cases/staff-context.ts'

/** What a later module adds: the centres that a member belongs to. */
export type StaffPorts = {
  listCentresOf: ListCentresOf
  /** The commands of all modules that may wait for a second person. */
  listCommands: () => readonly AnyCommand[]
}

export function staffModule({ listCentresOf, listCommands }: StaffPorts) {
  return defineModule({
    name: 'staff',
    tables: Object.values(tables),
    console: (deps) => async (app) => {
      await app.register(staffSignInRoutes(listCentresOf)(deps))
      await app.register(staffSessionRoutes(listCentresOf)(deps))
      await app.register(staffRoutes(deps))
      await app.register(logRoutes(deps))
      await app.register(approvalRoutes(listCommands)(deps))
    },
    seeds: [
      {
        name: 'staff-roles',
        async run(tx) {
          await insertMissingRoles(tx, rolePresets)
          await grantEverything(tx, administratorRole, permissions)
        },
      },
    ],
    jobs: [
      { name: 'forget-stale-staff-sessions', cron: '50 * * * *', run: forgetStaleStaffSessions },
      { name: 'forget-command-keys', cron: '55 3 * * *', run: ({ db }: Deps) => forgetCommandKeys(db) },
      { name: 'expire-approvals', cron: '25 * * * *', run: ({ db }: Deps) => expireApprovals(db) },
      { name: 'seal-operator-changes', cron: '5 * * * *', run: sealChanges },
    ],
    invariants: changeInvariants,
    authenticate: staffAuthenticator(listCentresOf),
  })
}
