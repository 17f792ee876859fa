import {
  closeBillCall,
  issueBillCall,
  listCustomerBillsCall,
} from '@warsha/contract/console/bills/bills.calls.ts'
import {
  closeBillSchema,
  issueBillSchema,
  listCustomerBillsSchema,
  type RestCentreBill,
} from '@warsha/contract/console/bills/bills.rest.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { amountsOf } from '../../rules/bill.ts'
import {
  type CentreBill,
  closeBill,
  type FindCustomerInScope,
  issueBillCommand,
  listCustomerBills,
} from '../../use-cases/manage-bills.ts'

/** An invalid id matches nobody. */
const nobody = '00000000-0000-0000-0000-000000000000'
const customerOf = (id: string) => readOpaqueKey('User', id) ?? nobody

/** Bills that operators write for centres. */
export function billConsoleRoutes(findCustomerInScope: FindCustomerInScope): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listCustomerBillsCall, listCustomerBillsSchema),
      handler: async (request, reply) => {
        const { after, limit } = request.query
        const beforeId = after === undefined ? undefined : readIdPosition(after)
        if (after !== undefined && beforeId === undefined)
          return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const { centres } = actorOf(request)
        const key = { publicId: customerOf(request.params.id), centres }
        const found = await listCustomerBills(deps, findCustomerInScope, key, { beforeId, limit })
        if (!found.ok) return sendRefusal(request, reply, found)
        return keysetPage(
          found.value.bills,
          { ...found.value, limit },
          { positionOf: ({ id }) => [id], write: toBill },
        )
      },
    })

    app.route(
      commandRoute(deps, {
        call: issueBillCall,
        schema: issueBillSchema,
        command: issueBillCommand(findCustomerInScope),
        read: ({ params, body: { centre_id, is_paid, lines } }) => ({
          customerPublicId: customerOf(params.id),
          centreId: centre_id,
          isPaid: is_paid,
          lines: lines.map(({ title, quantity, unit_price_baisa }) => ({
            titleEn: title.en,
            titleAr: title.ar,
            quantity,
            unitPriceBaisa: baisa(unit_price_baisa),
          })),
        }),
        write: toBill,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: closeBillCall,
        schema: closeBillSchema,
        command: closeBill,
        read: ({ params, body: { status } }) => ({ code: params.id, status }),
        write: toBill,
      }),
    )
  }
}

function toBill(bill: CentreBill): RestCentreBill {
  return {
    code: bill.code,
    status: bill.status,
    // The answer to a repeated command was stored as JSON.
    issued_at: new Date(bill.issuedAt).toISOString(),
    centre: { id: bill.centreId, name: { en: bill.centreNameEn, ar: bill.centreNameAr } },
    total_baisa: amountsOf(bill).totalBaisa,
    lines: bill.lines.map(({ titleEn, titleAr, quantity, unitPriceBaisa }) => ({
      title: { en: titleEn, ar: titleAr },
      quantity,
      unit_price_baisa: unitPriceBaisa,
    })),
  }
}
