import type { SQL } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type { FileStore } from '#kernel/files/file-store.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type Crop, type EncodedPicture, isCropOf } from '../rules/picture.ts'
import { readPictureFile } from '../storage/picture-files.ts'
import { cutPicture, type PictureRefusal } from './encode-picture.ts'
import { findPicture } from './find-picture.ts'

export type CutPicture = { originalId: number; encoded: EncodedPicture }

/** Cuts a rectangle out of a picture; out of the original, where the picture is a crop itself. */
export async function cutOriginal(
  { db, files }: { db: Database; files: FileStore },
  uses: SQL,
  { id, crop }: { id: number; crop: Crop },
): Promise<Outcome<CutPicture, PictureRefusal | 'NOT_FOUND' | 'INVALID'>> {
  const picture = await findPicture(db, uses, id)
  if (!picture) return refuse('NOT_FOUND')
  const original = picture.original ?? picture
  if (!isCropOf(crop, original)) return refuse('INVALID', { field: 'width' })
  const file = await readPictureFile(files, original.address)
  const cut = await cutPicture(file, { type: picture.type, crop })
  return cut.ok ? ok({ originalId: original.id, encoded: cut.value }) : cut
}
