import { createChannelCall, updateChannelCall } from '@warsha/contract/console/settings/settings.calls.ts'
import {
  createChannelSchema,
  type RestSettingsChannel,
  updateChannelSchema,
} from '@warsha/contract/console/settings/settings.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import {
  createChannel,
  editChannelCommand,
  isMainChannel,
  type listEditedChannels,
  type RefuseStale,
} from '../../use-cases/edit-channels.ts'

/** Storefronts as operators edit them. */
export const editedChannelRoutes =
  (refuseStale: RefuseStale): RestRoutes =>
  (deps) =>
  async (app) => {
    app.route(
      commandRoute(deps, {
        call: createChannelCall,
        schema: createChannelSchema,
        command: createChannel,
        read: ({ body: { slug, name, is_active } }) => ({ slug, name, isActive: is_active }),
        write: toSettingsChannel,
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
        write: toSettingsChannel,
      }),
    )
  }

type EditedChannel = Omit<Awaited<ReturnType<typeof listEditedChannels>>[number], 'isMain'>

function toSettingsChannel(channel: EditedChannel): RestSettingsChannel {
  const { id, slug, name, currency, isActive, revision } = channel
  return { id, slug, name, currency, is_active: isActive, is_main: isMainChannel(channel), revision }
}
