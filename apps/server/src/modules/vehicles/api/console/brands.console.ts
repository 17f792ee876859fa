import {
  createBrandCall,
  listConsoleBrandsCall,
  readBrandCall,
  removeBrandCall,
  updateBrandCall,
} from '@warsha/contract/console/vehicles/cars.calls.ts'
import {
  createBrandSchema,
  listConsoleBrandsSchema,
  readBrandSchema,
  removeBrandSchema,
  updateBrandSchema,
} from '@warsha/contract/console/vehicles/cars.rest.ts'
import { keysetPage } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { createBrand, editBrand, removeBrand } from '../../use-cases/edit-brands.ts'
import { listEditedBrands, readBrand } from '../../use-cases/list-edited-cars.ts'
import { readNamePosition, toBrand } from './to-contract.ts'

/** Brands of cars as operators edit them. */
export const consoleBrandRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listConsoleBrandsCall, listConsoleBrandsSchema),
    handler: async (request, reply) => {
      const { after: sent, limit, search } = request.query
      const after = sent === undefined ? undefined : readNamePosition(sent)
      if (sent !== undefined && !after)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const page = await listEditedBrands(deps, { search }, { after, limit })
      return keysetPage(
        page.found,
        { ...page, limit },
        { positionOf: ({ nameEn, id }) => [nameEn, id], write: toBrand },
      )
    },
  })

  app.route({
    ...routeOf(readBrandCall, readBrandSchema),
    handler: async (request, reply) => {
      const brand = await readBrand(deps, request.params.id)
      return brand.ok ? { data: toBrand(brand.value) } : sendRefusal(request, reply, brand)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createBrandCall,
      schema: createBrandSchema,
      command: createBrand,
      read: ({ body: { name } }) => ({ nameEn: name.en, nameAr: name.ar }),
      write: toBrand,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateBrandCall,
      schema: updateBrandSchema,
      command: editBrand,
      read: ({ params: { id }, body: { name, revision } }) => ({
        id,
        revision,
        nameEn: name.en,
        nameAr: name.ar,
      }),
      write: toBrand,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: removeBrandCall,
      schema: removeBrandSchema,
      command: removeBrand,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
  )
}
