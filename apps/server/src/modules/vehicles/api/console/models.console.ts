import {
  createModelCall,
  listConsoleModelsCall,
  readModelCall,
  removeModelCall,
  updateModelCall,
} from '@warsha/contract/console/vehicles/cars.calls.ts'
import {
  createModelSchema,
  listConsoleModelsSchema,
  type RestConsoleModel,
  readModelSchema,
  removeModelSchema,
  updateModelSchema,
} from '@warsha/contract/console/vehicles/cars.rest.ts'
import { keysetPage } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import type { ModelFields } from '../../rules/edited-car.ts'
import { createModel, editModel, removeModel } from '../../use-cases/edit-models.ts'
import { listEditedModels, readModel } from '../../use-cases/list-edited-cars.ts'
import { fitmentOf, readNamePosition, toModel } from './to-contract.ts'

/** Models of cars with their fitments, as operators edit them. */
export const consoleModelRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listConsoleModelsCall, listConsoleModelsSchema),
    handler: async (request, reply) => {
      const { after: sent, limit, search, brand_id: brandId, type } = request.query
      const after = sent === undefined ? undefined : readNamePosition(sent)
      if (sent !== undefined && !after)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const page = await listEditedModels(deps, { search, brandId, type }, { after, limit })
      return keysetPage(
        page.found,
        { ...page, limit },
        { positionOf: ({ nameEn, id }) => [nameEn, id], write: toModel },
      )
    },
  })

  app.route({
    ...routeOf(readModelCall, readModelSchema),
    handler: async (request, reply) => {
      const model = await readModel(deps, request.params.id)
      return model.ok ? { data: toModel(model.value) } : sendRefusal(request, reply, model)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createModelCall,
      schema: createModelSchema,
      command: createModel,
      read: ({ body }) => ({ brandId: body.brand_id, ...fieldsOf(body) }),
      write: toModel,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateModelCall,
      schema: updateModelSchema,
      command: editModel,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...fieldsOf(body) }),
      write: toModel,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: removeModelCall,
      schema: removeModelSchema,
      command: removeModel,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
  )
}

function fieldsOf({
  name,
  type,
  fitments,
}: Pick<RestConsoleModel, 'name' | 'type' | 'fitments'>): ModelFields {
  return { nameEn: name.en, nameAr: name.ar, type, fitments: fitments.map(fitmentOf) }
}
