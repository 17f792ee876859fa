import { defineCommand } from '#commands/define-command.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { type ChannelHosts, hostsOfChannel, mainChannel } from '../rules/channel-of-host.ts'
import {
  type EditedChannel,
  findEditedChannel,
  insertChannel,
  readEditedChannels,
  updateChannel,
} from '../storage/edited-channel-queries.ts'

/** The operator looked at a former state; offered by the module of staff, which knows their names. */
export type RefuseStale = (
  tx: Transaction,
  subject: { kind: string; id: string },
  current: object,
) => Promise<Refusal<'VERSION_CONFLICT'>>

/** Every storefront, closed ones included. */
export async function listEditedChannels(db: Database, hosts: ChannelHosts): Promise<ServedChannel[]> {
  const channels = await readEditedChannels(db)
  return channels.map((channel) => withHosts(channel, hosts))
}

/** A storefront, and where shoppers find it. */
export type ServedChannel = EditedChannel & { isMain: boolean; hosts: readonly string[] }

export function withHosts(channel: EditedChannel, hosts: ChannelHosts): ServedChannel {
  return { ...channel, isMain: isMainChannel(channel), hosts: hostsOfChannel(channel.slug, hosts) }
}

function isMainChannel({ slug }: Pick<EditedChannel, 'slug'>): boolean {
  return slug === mainChannel
}

/** A further storefront, for prices and content of its own. */
export const createChannel = defineCommand({
  action: 'channels.create',
  permission: 'settings.write',
  async run(tx, _actor, { slug, name: sent, isActive }: { slug: string; name: string; isActive: boolean }) {
    const name = sanitiseText(sent)
    if (!name) return refuse('REQUIRED', { field: 'name' })
    const id = await insertChannel(tx, { slug, name, isActive })
    if (id === undefined) return refuse('VALUE_TAKEN', { field: 'slug' })
    const made = await findEditedChannel(tx, id)
    if (!made) return refuse('NOT_FOUND')
    return ok({
      result: made,
      subject: { kind: 'channel', id: String(id) },
      before: {},
      after: { slug, name, isActive },
    })
  },
})

type Edit = { id: number; revision: number; name: string; isActive: boolean }

/** Names, opens or closes a storefront; hosts without one of their own lead to the main one, so it stays open. */
export function editChannelCommand(refuseStale: RefuseStale) {
  return defineCommand({
    action: 'channels.edit',
    permission: 'settings.write',
    async run(tx, _actor, { id, revision, name: sent, isActive }: Edit) {
      const before = await findEditedChannel(tx, id)
      if (!before) return refuse('NOT_FOUND')
      const name = sanitiseText(sent)
      if (!name) return refuse('REQUIRED', { field: 'name' })
      if (isMainChannel(before) && !isActive) return refuse('CHANNEL_MAIN', { field: 'is_active' })
      const subject = { kind: 'channel', id: String(id) }
      if (!(await updateChannel(tx, { id, revision, name, isActive })))
        return refuseStale(tx, subject, { ...(await findEditedChannel(tx, id)) })
      const after = await findEditedChannel(tx, id)
      if (!after) return refuse('NOT_FOUND')
      return ok({
        result: after,
        subject,
        before: { name: before.name, isActive: before.isActive },
        after: { name: after.name, isActive: after.isActive },
      })
    },
  })
}
