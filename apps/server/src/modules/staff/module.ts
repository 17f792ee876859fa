import { expireApprovals } from '#commands/approval-queries.ts'
import { forgetCommandKeys } from '#commands/change-queries.ts'
import type { AnyCommand } from '#commands/define-command.ts'
import type { RecordNamers } from '#commands/record-names.ts'
import { changeInvariants, sealChanges } from '#commands/seal-changes.ts'
import { defineModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { approvalRoutes } from './api/console/approvals.console.ts'
import { logRoutes } from './api/console/log.console.ts'
import { staffSessionRoutes } from './api/console/session.console.ts'
import { staffSignInRoutes } from './api/console/sign-in.console.ts'
import { staffRoutes } from './api/console/staff.console.ts'
import { staffAuthenticator } from './api/console/staff-caller.ts'
import { staffCentreRoutes } from './api/console/staff-centres.console.ts'
import { viewRoutes } from './api/console/views.console.ts'
import { administratorPermissions, administratorRole, rolePresets } from './rules/role-presets.ts'
import { grantEverything, insertMissingRoles } from './storage/role-queries.ts'
import * as tables from './storage/staff.tables.ts'
import { forgetStaleStaffSessions } from './use-cases/forget-stale-sessions.ts'
import { listEndedStaffSessions } from './use-cases/list-ended-sessions.ts'
import { updateStaff } from './use-cases/manage-staff.ts'
import { operatorAudience } from './use-cases/operator-audience.ts'
import { type CentrePorts, setCentresCommand } from './use-cases/set-centres.ts'

/** Port for a later module: the centres that a member belongs to. */
export type StaffPorts = CentrePorts & {
  /** The commands of all modules that are run again out of storage. */
  listCommands: () => readonly AnyCommand[]
  listNamers: () => RecordNamers
}

export function staffModule({ listCentresOf, replaceCentresOf, listCommands, listNamers }: StaffPorts) {
  const setCentres = setCentresCommand({ listCentresOf, replaceCentresOf })
  return defineModule({
    name: 'staff',
    tables: Object.values(tables),
    console: (deps) => async (app) => {
      await app.register(staffSignInRoutes(listCentresOf)(deps))
      await app.register(staffSessionRoutes(listCentresOf)(deps))
      await app.register(staffRoutes(deps))
      await app.register(staffCentreRoutes({ listCentresOf }, setCentres)(deps))
      await app.register(viewRoutes(deps))
      await app.register(logRoutes({ listCommands, listNamers })(deps))
      await app.register(approvalRoutes(listCommands)(deps))
    },
    commands: [updateStaff, setCentres],
    seeds: [
      {
        name: 'staff-roles',
        async run(tx) {
          await insertMissingRoles(tx, rolePresets)
          await grantEverything(tx, administratorRole, administratorPermissions)
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
    audiences: [
      {
        kind: operatorAudience,
        own: (caller) => (caller.kind === 'operator' ? operatorAudience.of(caller.operatorId) : undefined),
      },
    ],
    authenticate: staffAuthenticator(listCentresOf),
    endedSessions: listEndedStaffSessions,
  })
}
