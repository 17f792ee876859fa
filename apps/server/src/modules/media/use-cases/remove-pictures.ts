import { unusedPictureDays } from '@warsha/contract/console/media/pictures.constants.ts'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { FileStore } from '#kernel/files/file-store.ts'
import type { Log } from '#kernel/log.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { listPictureFiles, removePictureFile } from '../storage/picture-files.ts'
import { forgetHolds, holdFile, releaseFile } from '../storage/picture-hold-queries.ts'
import {
  deletePictureRow,
  listAddresses,
  listUnknownAddresses,
  lockContent,
  lockPicture,
} from '../storage/picture-queries.ts'
import { findLongUnused, findUses, noteUnused } from '../storage/picture-use-queries.ts'

type Kept = { db: Database; files: FileStore }

/**
 * Removes the file of a picture that is not in the library any more. An upload of the same content comes before, and then the
 * file stays, or after.
 */
export async function removeFile({ db, files }: Kept, address: string): Promise<void> {
  const held = await inTransaction(db, async (tx) => {
    await lockContent(tx, address)
    const [unknown] = await listUnknownAddresses(tx, [address])
    return ok(unknown ? await holdFile(tx, { address, kind: 'removal' }) : undefined)
  })
  if (!held.ok || held.value === undefined) return
  try {
    await removePictureFile(files, address)
  } finally {
    await releaseFile(db, held.value)
  }
}

const batch = 200
const dayMs = 86_400_000

/** Removes pictures that have been unused for a week, and files that belong to no picture; tells of pictures without a file. */
export function removeUnusedPictures(uses: SQL) {
  return async (deps: Kept & { clock: Clock; log: Log }): Promise<void> => {
    await noteUnused(deps.db, uses)
    await forgetHolds(deps.db)
    for (const { id, address } of await findLongUnused(deps.db, { days: unusedPictureDays, limit: batch }))
      if (await forget(deps.db, uses, id)) await removeFile(deps, address)
    const files = await listPictureFiles(deps.files, new Date(deps.clock.now().getTime() - dayMs))
    for (let start = 0; start < files.length; start += batch)
      for (const address of await listUnknownAddresses(deps.db, files.slice(start, start + batch)))
        await removeFile(deps, address)
    await tellOfMissing(deps)
  }
}

/** What is shown and has no file was lost by somebody else: only its original can bring it back. */
async function tellOfMissing({ db, files, log }: Kept & { log: Log }): Promise<void> {
  const before = await listAddresses(db)
  const there = new Set(await listPictureFiles(files))
  const lost = before.filter((address) => !there.has(address))
  if (lost.length === 0) return
  // Some may have been deleted since.
  const known = new Set(await listAddresses(db))
  const missing = lost.filter((address) => known.has(address))
  if (missing.length === 0) return
  log.error({ missing: missing.length, first: missing.slice(0, 20) }, 'pictures of the library have no file')
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
