import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type FileStore, FileStoreError } from '#kernel/files/file-store.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { addressOf, type EncodedPicture } from '../rules/picture.ts'
import { writePictureFile } from '../storage/picture-files.ts'
import { holdFile, releaseFile } from '../storage/picture-hold-queries.ts'
import { lockContent } from '../storage/picture-queries.ts'

/** A content whose file is there, and will not be removed before the command that stores its row has ended. */
export type KeptContent = { encoded: EncodedPicture; holdId: number }

const tries = 20
const pauseMs = 100
const retrySeconds = 5
const busy = refuse('UNAVAILABLE', { params: { seconds: retrySeconds } })

/**
 * Writes the file of a picture before its row, and runs the command that stores the row. A removal of the same content is
 * waited for, since it takes as long as a call or two.
 */
export async function withContent<Answer extends Outcome<unknown, string>>(
  { db, files }: { db: Database; files: FileStore },
  encoded: EncodedPicture,
  run: (kept: KeptContent) => Promise<Answer>,
): Promise<Answer | typeof busy> {
  const address = addressOf(encoded)
  const holdId = await holdForUpload(db, address)
  if (holdId === undefined) return busy
  try {
    await writePictureFile(files, address, encoded)
    return await run({ encoded, holdId })
  } catch (error) {
    if (error instanceof FileStoreError) return busy
    throw error
  } finally {
    await releaseFile(db, holdId)
  }
}

async function holdForUpload(db: Database, address: string): Promise<number | undefined> {
  for (let attempt = 1; ; attempt++) {
    const held = await inTransaction(db, async (tx) => {
      await lockContent(tx, address)
      return ok(await holdFile(tx, { address, kind: 'upload' }))
    })
    if (held.ok && held.value !== undefined) return held.value
    if (attempt === tries) return undefined
    await wait(pauseMs)
  }
}
