import { createChannelCall, updateChannelCall } from '@warsha/contract/console/settings/settings.calls.ts'
import {
  createChannelSchema,
  type RestSettingsChannel,
  updateChannelSchema,
} from '@warsha/contract/console/settings/settings.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { channelHosts } from '../../rules/channel-of-host.ts'
import {
  createChannel,
  editChannelCommand,
  type RefuseStale,
  type ServedChannel,
  withHosts,
} from '../../use-cases/edit-channels.ts'

/** Storefronts as operators edit them. */
export const editedChannelRoutes =
  (refuseStale: RefuseStale): RestRoutes =>
  (deps) =>
  async (app) => {
    const hosts = channelHosts(deps.config)
    const write = (channel: Parameters<typeof withHosts>[0]) => toSettingsChannel(withHosts(channel, hosts))
    app.route(
      commandRoute(deps, {
        call: createChannelCall,
        schema: createChannelSchema,
        command: createChannel,
        read: ({ body: { slug, name, is_active } }) => ({ slug, name, isActive: is_active }),
        write,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: updateChannelCall,
        schema: updateChannelSchema,
        command: editChannelCommand(refuseStale),
        read: ({ params: { id }, body: { revision, name, is_active } }) => ({
          id,
          revision,
          name,
          isActive: is_active,
        }),
        write,
      }),
    )
  }

function toSettingsChannel({ isActive, isMain, hosts, ...channel }: ServedChannel): RestSettingsChannel {
  return { ...channel, is_active: isActive, is_main: isMain, hosts: [...hosts] }
}
