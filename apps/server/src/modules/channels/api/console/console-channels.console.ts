import { listConsoleChannelsCall } from '@warsha/contract/console/channels/console-channels.calls.ts'
import { listConsoleChannelsSchema } from '@warsha/contract/console/channels/console-channels.rest.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listChannels } from '../../use-cases/list-channels.ts'

/** The channels that lists and numbers of the console can be narrowed to. */
export const consoleChannelRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listConsoleChannelsCall, listConsoleChannelsSchema),
    handler: async () => {
      const channels = await listChannels(deps.models)
      return { data: channels.map(({ id, slug, name }) => ({ id, slug, name })) }
    },
  })
}
