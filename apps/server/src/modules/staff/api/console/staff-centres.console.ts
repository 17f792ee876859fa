import { listStaffCentresCall, setStaffCentresCall } from '@warsha/contract/console/staff/members.calls.ts'
import {
  listStaffCentresSchema,
  type RestStaffCentres,
  setStaffCentresSchema,
} from '@warsha/contract/console/staff/members.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import {
  type CentrePorts,
  type MemberCentres,
  readCentresOf,
  type SetCentresCommand,
} from '../../use-cases/set-centres.ts'
import { memberKey } from './member-key.ts'

/** Centres of staff members, for administrators. */
export function staffCentreRoutes(
  { listCentresOf }: Pick<CentrePorts, 'listCentresOf'>,
  command: SetCentresCommand,
): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listStaffCentresCall, listStaffCentresSchema),
      handler: async (request, reply) => {
        const found = await readCentresOf(deps, memberKey(request.params.id), listCentresOf)
        return found.ok ? { data: toCentres(found.value) } : sendRefusal(request, reply, found)
      },
    })

    app.route(
      commandRoute(deps, {
        call: setStaffCentresCall,
        schema: setStaffCentresSchema,
        command,
        read: ({ params, body }) => ({
          publicId: memberKey(params.id),
          revision: body.revision,
          centreIds: body.centre_ids,
        }),
        write: toCentres,
      }),
    )
  }
}

function toCentres({ centres, revision }: MemberCentres): RestStaffCentres {
  return {
    centres: centres.map(({ id, nameEn, nameAr }) => ({ id, name: { en: nameEn, ar: nameAr } })),
    revision,
  }
}
