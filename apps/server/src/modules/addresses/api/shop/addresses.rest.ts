import {
  addAddressCall,
  changeAddressCall,
  listAddressesCall,
  removeAddressCall,
} from '@warsha/contract/addresses/addresses.calls.ts'
import {
  addAddressSchema,
  changeAddressSchema,
  listAddressesSchema,
  removeAddressSchema,
  type UserAddressBody,
} from '@warsha/contract/addresses/addresses.rest.ts'
import type { FastifyRequest } from 'fastify'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { noFields } from '../../rules/address.ts'
import { listPlacedAddresses, readAddress, withPlace } from '../../use-cases/list-addresses.ts'
import { type AddressOnMap, locateAddress } from '../../use-cases/locate-address.ts'
import { addAddress, changeAddress, removeAddress } from '../../use-cases/save-address.ts'
import { addressType, toUserAddress } from './to-contract.ts'

/** The customer's own addresses. Another customer's address is not found, even if the request is invalid otherwise. */
export const addressRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listAddressesCall, listAddressesSchema),
    handler: async (request) => {
      const { query, shopLocale } = request
      const addresses = await listPlacedAddresses(deps, ownerOf(request), query.city_id)
      return pageOf(addresses.map(toUserAddress(shopLocale)), query)
    },
  })

  app.route({
    ...routeOf(addAddressCall, addAddressSchema),
    handler: async (request, reply) => {
      const located = await locateAddress(deps.models, onMap(request.body))
      if (!located.ok) return sendRefusal(request, reply, located)
      const address = { ...noFields, ...located.value, metadata: {} }
      const added = await addAddress(deps, ownerOf(request), { address })
      if (!added.ok) return sendRefusal(request, reply, added)
      const placed = await withPlace(deps, added.value)
      return reply.code(201).send({ data: toUserAddress(request.shopLocale)(placed) })
    },
  })

  app.route({
    ...routeOf(changeAddressCall, changeAddressSchema),
    handler: async (request, reply) => {
      const owned = ownedAddress(request, request.params.id)
      if (!owned || !(await readAddress(deps, owned))) return sendRefusal(request, reply, refuse('NOT_FOUND'))
      const located = await locateAddress(deps.models, onMap(request.body))
      if (!located.ok) return sendRefusal(request, reply, located)
      const changed = await changeAddress(deps, owned, located.value)
      if (!changed.ok) return sendRefusal(request, reply, changed)
      return { data: toUserAddress(request.shopLocale)(await withPlace(deps, changed.value)) }
    },
  })

  app.route({
    ...routeOf(removeAddressCall, removeAddressSchema),
    handler: async (request, reply) => {
      const owned = ownedAddress(request, request.params.id)
      const removed = owned ? await removeAddress(deps, owned) : refuse('NOT_FOUND')
      return removed.ok ? reply.code(204).send(null) : sendRefusal(request, reply, removed)
    },
  })
}

function onMap(body: UserAddressBody): AddressOnMap {
  return {
    regionId: body?.region_id,
    text: body?.address ?? '',
    latitude: body?.latitude,
    longitude: body?.longitude,
    zipCode: body?.zip_code ?? '',
    centreId: body?.center,
  }
}

function ownerOf({ caller }: FastifyRequest): number {
  const id = customerIdOf(caller)
  if (id === undefined) throw new Error('The route is for customers alone')
  return id
}

function ownedAddress(request: FastifyRequest, id: string) {
  const publicId = readOpaqueKey(addressType, id)
  return publicId === undefined ? undefined : { customerId: ownerOf(request), publicId }
}
