import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { listVisitPassesCall } from '@warsha/contract/orders/visit-passes.calls.ts'
import { listVisitPassesSchema, type RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { type IssuedPass, listPasses } from '../../use-cases/list-passes.ts'

/** Passes of the customer's own visits. */
export const visitPassRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listVisitPassesCall, listVisitPassesSchema),
    handler: async (request, reply) => {
      const customerId = customerIdOf(request.caller)
      if (customerId === undefined) throw new Error('The route is for customers alone')
      const publicId = readOpaqueKey('Order', request.params.id)
      const passes = publicId
        ? await listPasses(deps, { publicId, customerId })
        : refuse('NOT_FOUND', { field: 'id' })
      reply.header('Cache-Control', 'no-store')
      return passes.ok ? { data: passes.value.flatMap(toRestPass) } : sendRefusal(request, reply, passes)
    },
  })
}

function toRestPass({ lines, code, content, qr, redeemedAt }: IssuedPass): RestVisitPass[] {
  const [first] = lines
  if (!first) return []
  const { publicId, appointmentAt, expiresAt, metadata } = first
  return [
    {
      line_id: toGlobalId('OrderLine', publicId),
      appointment_at: appointmentAt.toISOString(),
      expires_at: (expiresAt ?? appointmentAt).toISOString(),
      centre: {
        en: metadata.name_en ?? metadata.name ?? '',
        ar: metadata.name_ar ?? metadata.name ?? '',
      },
      work: lines.map(({ productName, quantity }) => ({ product: productName, quantity })),
      car: lines.find((line) => line.metadata.car)?.metadata.car ?? null,
      code,
      content,
      qr,
      redeemed_at: redeemedAt?.toISOString() ?? null,
    },
  ]
}
