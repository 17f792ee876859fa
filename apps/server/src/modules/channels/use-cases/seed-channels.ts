import type { Transaction } from '#kernel/database/connect.ts'
import { mainChannel, sisterChannel } from '../rules/channel-of-host.ts'
import { addMissingChannels } from '../storage/add-missing-channels.ts'

/** The two channels that hosts lead to: without them nothing is sold. */
export function seedChannels(tx: Transaction): Promise<void> {
  return addMissingChannels(tx, [
    { slug: mainChannel, name: 'Warsha' },
    { slug: sisterChannel, name: 'Tasleem' },
  ])
}
