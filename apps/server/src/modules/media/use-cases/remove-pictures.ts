import { unusedPictureDays } from '@warsha/contract/console/media/pictures.constants.ts'
import type { SQL } from 'drizzle-orm'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { listPictureFiles, removePictureFile } from '../storage/picture-files.ts'
import {
  deletePictureRow,
  listUnknownAddresses,
  lockContent,
  lockPicture,
} from '../storage/picture-queries.ts'
import { findLongUnused, findUses, noteUnused } from '../storage/picture-use-queries.ts'

type Kept = { db: Database; config: Config }

/** Removes the file of a picture that is not in the library any more. An upload of the same content comes before or after. */
export async function removeFile({ db, config }: Kept, address: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockContent(tx, address)
    const [unknown] = await listUnknownAddresses(tx, [address])
    if (unknown) await removePictureFile(config, unknown)
    return ok(undefined)
  })
}

const batch = 200
const dayMs = 86_400_000

/** Removes pictures that have been unused for a week, and files that belong to no picture. */
export function removeUnusedPictures(uses: SQL) {
  return async (deps: Kept & { clock: Clock }): Promise<void> => {
    await noteUnused(deps.db, uses)
    for (const { id, address } of await findLongUnused(deps.db, { days: unusedPictureDays, limit: batch }))
      if (await forget(deps.db, uses, id)) await removeFile(deps, address)
    const files = await listPictureFiles(deps.config, new Date(deps.clock.now().getTime() - dayMs))
    for (let start = 0; start < files.length; start += batch)
      for (const address of await listUnknownAddresses(deps.db, files.slice(start, start + batch)))
        await removeFile(deps, address)
  }
}

async function forget(db: Database, uses: SQL, id: number): Promise<boolean> {
  const removed = await inTransaction(db, async (tx) => {
    const locked = await lockPicture(tx, id)
    if (!locked) return refuse('NOT_FOUND')
    const { total } = await findUses(tx, uses, { ...locked, limit: 1 })
    if (total > 0) return refuse('PICTURE_IN_USE')
    await deletePictureRow(tx, id)
    return ok(undefined)
  })
  return removed.ok
}
