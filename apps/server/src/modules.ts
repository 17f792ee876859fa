import type { IResolvers } from 'mercurius'
import { baseResolvers } from '#host/graphql/base-resolvers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import * as cart from '#modules/cart/index.ts'
import { createCatalogue } from '#modules/catalogue/index.ts'
import * as channels from '#modules/channels/index.ts'
import * as content from '#modules/content/index.ts'
import * as inventory from '#modules/inventory/index.ts'
import * as locations from '#modules/locations/index.ts'

/** Where catalogue and inventory meet: lists of products ask inventory what is in stock. */
const catalogue = createCatalogue(inventory.requestAvailability)

/** Which modules answer which API. Adding a module means adding a line here, in module order. */
export const restRoutes: readonly RestRoutes[] = [
  locations.restRoutes,
  content.restRoutes,
  catalogue.restRoutes,
  inventory.restRoutes,
  cart.restRoutes,
]

export const graphqlResolvers = mergeResolvers([
  baseResolvers(),
  channels.resolvers,
  locations.resolvers,
  content.resolvers,
  catalogue.resolvers,
  inventory.resolvers,
])

type ResolverMap = Readonly<Record<string, object>>

/** Two modules may give fields to one type (Query above all); the same field twice is a mistake. */
export function mergeResolvers(parts: readonly ResolverMap[]): IResolvers {
  const merged: Record<string, object> = {}
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part)) {
      const known = merged[type]
      const twice = known && Object.keys(fields).find((name) => name in known)
      if (twice) throw new Error(`${type}.${twice} is resolved twice`)
      merged[type] = known ? { ...known, ...fields } : fields
    }
  }
  return merged as IResolvers
}
