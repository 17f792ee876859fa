import { checkCarFitCall } from '@warsha/contract/catalogue/car-fit.calls.ts'
import { checkCarFitSchema } from '@warsha/contract/catalogue/car-fit.rest.ts'
import { serverPageCap } from '@warsha/contract/constants.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { checkCarFit } from '../../use-cases/check-car-fit.ts'

export const carFitRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(checkCarFitCall, checkCarFitSchema),
    handler: async (request, reply) => {
      const { car_id: carId, year, variant_ids: variantIds } = request.query
      const judged = await checkCarFit(deps, { carId, year }, variantIds)
      if (!judged.ok) return sendRefusal(request, reply, judged)
      const fits = [...judged.value].map(([id, fit]) => ({
        variant_id: toGlobalId('ProductVariant', id),
        ...fit,
      }))
      return pageOf(fits, { page: 1, limit: serverPageCap })
    },
  })
}
