import type { IResolvers } from 'mercurius'
import type { RestRoutes } from '#http/rest/rest-api.ts'
import * as channels from '#modules/channels/index.ts'
import * as content from '#modules/content/index.ts'
import * as locations from '#modules/locations/index.ts'

/** Which modules answer which API. Adding a module means adding a line here, in module order. */
export const restRoutes: readonly RestRoutes[] = [locations.restRoutes, content.restRoutes]

export const graphqlResolvers: IResolvers = mergeResolvers([channels.resolvers, content.resolvers])

/** Two modules may give fields to one type (Query above all); the same field twice is a mistake. */
function mergeResolvers(parts: readonly IResolvers[]): IResolvers {
  const merged: Record<string, object> = {}
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part)) {
      const known = merged[type]
      if (known && fields && typeof fields === 'object') {
        for (const name of Object.keys(fields)) {
          if (name in known) throw new Error(`${type}.${name} is resolved twice`)
        }
      }
      merged[type] = known ? { ...known, ...fields } : (fields as object)
    }
  }
  return merged as IResolvers
}
