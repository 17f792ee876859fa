import { type Command, defineCommand } from '#commands/define-command.ts'
import { holds, type LoggedChange } from '#commands/logged-change.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import type { EditedProduct } from '../rules/edited-product.ts'
import { findEditedProduct, takeRevision } from '../storage/edited-product-queries.ts'
import {
  findUnpriced,
  publishIn,
  restoreListings,
  type StoredListing,
  withdrawFrom,
} from '../storage/publication-queries.ts'
import { changedProduct, loggedProduct, staleProduct } from './changed-product.ts'

type Channels = { id: number; revision: number; channels: readonly string[] }

/** `at` in ISO 8601; undefined: now. */
export type Publication = Channels & { at: string | undefined; isForSale: boolean }

/** The farthest day ahead that a publication may wait for. */
const maxDays = 366

const restore = (tx: Transaction, _actor: unknown, change: LoggedChange) => restorePublication(tx, change)

/** Shows a product in channels, now or from a moment on, which every process reaches by its clock. */
export const publishProduct: Command<Publication, EditedProduct> = defineCommand({
  action: 'catalogue.publish-product',
  permission: 'catalogue.write',
  restore,
  async run(tx, _actor, { id, revision, channels, at, isForSale }: Publication, { clock }) {
    const given = await begin(tx, { id, revision, channels })
    if (!given.ok) return given
    const { before, channelIds } = given.value
    const ahead = at === undefined ? 0 : new Date(at).getTime() - clock.now().getTime()
    if (ahead < -60_000 || ahead > maxDays * 86_400_000)
      return refuse('PUBLICATION_MOMENT_INVALID', { field: 'at' })
    if ((await findUnpriced(tx, { id, channelIds })).length > 0)
      return refuse('PRICE_MISSING', { field: 'channels' })
    await publishIn(tx, { id, channelIds, at: at ?? null, isForSale })
    const changed = await changedProduct(tx, { id, before: loggedProduct(before) })
    return changed ? ok(changed) : refuse('NOT_FOUND')
  },
})

/** Takes a product out of channels. Carts keep it until they are checked; orders are left alone. */
export const withdrawProduct: Command<Channels, EditedProduct> = defineCommand({
  action: 'catalogue.withdraw-product',
  permission: 'catalogue.write',
  restore,
  async run(tx, _actor, { id, revision, channels }: Channels) {
    const given = await begin(tx, { id, revision, channels })
    if (!given.ok) return given
    const { before, channelIds } = given.value
    await withdrawFrom(tx, { id, channelIds })
    const changed = await changedProduct(tx, { id, before: loggedProduct(before) })
    return changed ? ok(changed) : refuse('NOT_FOUND')
  },
})

async function begin(
  tx: Transaction,
  { id, revision, channels }: Channels,
): Promise<Outcome<{ before: EditedProduct; channelIds: number[] }>> {
  const channelIds = await findChannels(tx, channels)
  if (!channelIds) return refuse('NOT_FOUND', { field: 'channels' })
  if (!(await takeRevision(tx, { id, revision })))
    return (await findEditedProduct(tx, id)) ? staleProduct(tx, id) : refuse('NOT_FOUND')
  const before = await findEditedProduct(tx, id)
  return before ? ok({ before, channelIds }) : refuse('NOT_FOUND')
}

/** Undefined when one of them is not open. */
async function findChannels(executor: Executor, slugs: readonly string[]): Promise<number[] | undefined> {
  const open = (await readChannelRows(executor)).filter(({ isActive }) => isActive)
  const found = open.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
  return found.length === new Set(slugs).size ? found : undefined
}

async function restorePublication(tx: Transaction, { subjectId, before, after }: LoggedChange) {
  const current = await findEditedProduct(tx, Number(subjectId))
  if (!current) return refuse('NOT_FOUND')
  const { id, revision } = current
  if (!holds(loggedProduct(current), after)) return refuse('CHANGED_SINCE')
  if (!(await takeRevision(tx, { id, revision }))) return staleProduct(tx, id)
  await restoreListings(tx, { id, listings: (before.listings ?? []) as readonly StoredListing[] })
  const changed = await changedProduct(tx, { id, before: loggedProduct(current) })
  return changed ? ok(changed) : refuse('NOT_FOUND')
}
