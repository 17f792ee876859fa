import type { RestSettingsChannel } from '@warsha/contract/console/settings/settings.rest.ts'
import type { Deps } from '#http/deps.ts'
import { listEditedChannels } from '../../use-cases/edit-channels.ts'
import { toSettingsChannel } from './edit-channels.console.ts'

/** Every storefront, for the screen of settings. */
export async function listSettingsChannels(deps: Deps): Promise<RestSettingsChannel[]> {
  return (await listEditedChannels(deps)).map(toSettingsChannel)
}
