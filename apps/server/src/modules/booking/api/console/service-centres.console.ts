import {
  activateServiceCentreCall,
  centreOptionsCall,
  createServiceCentreCall,
  exportServiceCentresCall,
  listCentreStaffCall,
  listServiceCentresCall,
  readServiceCentreCall,
  updateServiceCentreCall,
} from '@warsha/contract/console/booking/service-centres.calls.ts'
import {
  activateServiceCentreSchema,
  centreOptionsSchema,
  createServiceCentreSchema,
  exportServiceCentresSchema,
  listCentreStaffSchema,
  listServiceCentresSchema,
  type RestServiceCentre,
  readServiceCentreSchema,
  updateServiceCentreSchema,
} from '@warsha/contract/console/booking/service-centres.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { z } from 'zod'
import type { Actor } from '#commands/define-command.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { mapTilesOf } from '#config/map-tiles.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import type { EditedCentre, EditedCentreFields } from '../../rules/edited-centre.ts'
import { activateCentre, createCentre, editCentre } from '../../use-cases/edit-centres.ts'
import { listCentreOptions } from '../../use-cases/list-centre-options.ts'
import { listCentreStaff } from '../../use-cases/list-centre-staff.ts'
import {
  centreOrder,
  listEditedCentres,
  readCentre,
  type SortedCentre,
} from '../../use-cases/read-schedule.ts'

/** The list of centres as a file. */
const centreFileRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(exportServiceCentresCall, exportServiceCentresSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      const filter = readFilter(request.query, actorOf(request))
      return sendCsv<SortedCentre>(request, reply, {
        db: deps.db,
        list: 'service-centres',
        filter: request.query,
        columns: [
          'id',
          'name_en',
          'name_ar',
          'address_en',
          'address_ar',
          'phone',
          'latitude',
          'longitude',
          'stock_type',
          'lead_days',
          'is_active',
        ],
        write: (centre) => [
          centre.id,
          centre.nameEn,
          centre.nameAr,
          centre.addressEn,
          centre.addressAr,
          centre.phone,
          centre.latitude,
          centre.longitude,
          centre.stockType,
          centre.leadDays,
          centre.isActive,
        ],
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { found: rows, isExact } = await listEditedCentres(deps, filter, page)
          return { rows, isExact }
        },
      })
    },
  })
}

/** Centres as operators edit them. */
export const editedCentreRoutes: RestRoutes = (deps) => async (app) => {
  await app.register(centreFileRoutes(deps))

  app.route({
    ...routeOf(listServiceCentresCall, listServiceCentresSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(centreOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const { found, ...counted } = await listEditedCentres(
        deps,
        readFilter(request.query, actorOf(request)),
        page,
      )
      return sortedKeysetPage(found, { ...counted, limit: page.limit }, toCentre)
    },
  })

  app.route({
    ...routeOf(centreOptionsCall, centreOptionsSchema),
    handler: async () => {
      const { countries, states, centreTypes, serviceTypes } = await listCentreOptions(deps.models)
      return {
        data: {
          countries: countries.map(toNamed),
          states: states.map((state) => ({ ...toNamed(state), country_id: state.countryId })),
          types: centreTypes.map(toNamed),
          service_types: serviceTypes.map((type) => ({ ...toNamed(type), service_type: type.serviceType })),
          map_tiles: mapTilesOf(deps.config),
        },
      }
    },
  })

  app.route({
    ...routeOf(readServiceCentreCall, readServiceCentreSchema),
    handler: async (request, reply) => {
      const centre = await readCentre(deps, actorOf(request), request.params.id)
      return centre.ok ? { data: toCentre(centre.value) } : sendRefusal(request, reply, centre)
    },
  })

  app.route({
    ...routeOf(listCentreStaffCall, listCentreStaffSchema),
    handler: async (request, reply) => {
      const staff = await listCentreStaff(deps, actorOf(request), request.params.id)
      if (!staff.ok) return sendRefusal(request, reply, staff)
      return {
        data: staff.value.map(({ publicId, name, role, isActive }) => ({
          id: toGlobalId('Operator', publicId),
          name,
          role,
          is_active: isActive,
        })),
      }
    },
  })

  app.route(
    commandRoute(deps, {
      call: createServiceCentreCall,
      schema: createServiceCentreSchema,
      command: createCentre,
      read: ({ body }) => fieldsOf(body),
      write: toCentre,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateServiceCentreCall,
      schema: updateServiceCentreSchema,
      command: editCentre,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...fieldsOf(body) }),
      write: toCentre,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: activateServiceCentreCall,
      schema: activateServiceCentreSchema,
      command: activateCentre,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision, isActive: body.is_active }),
      write: toCentre,
    }),
  )
}

type Query = z.output<(typeof exportServiceCentresSchema)['querystring']>

function readFilter(query: Query, { centres }: Pick<Actor, 'centres'>) {
  const { search = '', state_id: stateId, type_id: typeId, is_active } = query
  const words = search.split(/\s+/).filter(Boolean)
  return { centres, stateId, typeId, isActive: is_active && is_active === 'true', words }
}

type SentFields = Omit<
  RestServiceCentre,
  'id' | 'slug' | 'warehouse_id' | 'is_active' | 'service_fee' | 'revision'
>

function fieldsOf(sent: SentFields): EditedCentreFields {
  return {
    nameEn: sent.name.en,
    nameAr: sent.name.ar,
    addressEn: sent.address.en,
    addressAr: sent.address.ar,
    descriptionEn: sent.description.en,
    descriptionAr: sent.description.ar,
    latitude: sent.latitude,
    longitude: sent.longitude,
    phone: sent.phone,
    picture: sent.picture,
    stockType: sent.stock_type,
    leadDays: sent.lead_days,
    stateId: sent.state_id,
    typeId: sent.type_id,
    offers: sent.offers.map(({ service_type_id, venue }) => ({ serviceTypeId: service_type_id, venue })),
  }
}

function toCentre(centre: EditedCentre): RestServiceCentre {
  return {
    id: centre.id,
    slug: centre.slug,
    name: { en: centre.nameEn, ar: centre.nameAr },
    address: { en: centre.addressEn, ar: centre.addressAr },
    description: { en: centre.descriptionEn, ar: centre.descriptionAr },
    latitude: centre.latitude,
    longitude: centre.longitude,
    phone: centre.phone,
    picture: centre.picture,
    stock_type: centre.stockType,
    lead_days: centre.leadDays,
    state_id: centre.stateId,
    type_id: centre.typeId,
    warehouse_id: centre.warehouseId,
    offers: centre.offers.map(({ serviceTypeId, venue }) => ({ service_type_id: serviceTypeId, venue })),
    is_active: centre.isActive,
    service_fee: centre.serviceFee && {
      min_baisa: centre.serviceFee.minBaisa,
      max_baisa: centre.serviceFee.maxBaisa,
    },
    revision: centre.revision,
  }
}

function toNamed({ id, nameEn, nameAr }: { id: number; nameEn: string; nameAr: string }) {
  return { id, name: { en: nameEn, ar: nameAr } }
}
