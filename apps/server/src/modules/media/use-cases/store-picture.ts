import type { SQL } from 'drizzle-orm'
import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { addressOf, type Crop, type NamedPicture, nameOf } from '../rules/picture.ts'
import { releaseFile } from '../storage/picture-hold-queries.ts'
import { insertPicture, lockContent, type NewPicture } from '../storage/picture-queries.ts'
import { findPicture } from './find-picture.ts'
import type { KeptContent } from './keep-content.ts'
import { loggedOf } from './logged-picture.ts'

export type StoredPicture = NamedPicture & { isNew: boolean }

/** The command that stores an uploaded picture. The content that was encoded before is no part of its input. */
export function uploadPicture(uses: SQL, kept: KeptContent) {
  return defineCommand({
    ...uploading,
    async run(tx, { operatorId }, { fileName }: { hash: string; fileName: string }) {
      const originalName = sanitiseText(fileName).slice(0, 200)
      return store(tx, uses, kept, {
        name: nameOf(originalName) || kept.encoded.hash.slice(0, 8),
        originalName,
        altEn: '',
        altAr: '',
        originalId: null,
        crop: null,
        uploadedBy: operatorId,
      })
    },
  })
}

export const uploading = { action: 'pictures.upload', permission: 'catalogue.write' } as const

/** The command that stores a crop of a picture, described like it. */
export function cropPicture(uses: SQL, kept: KeptContent) {
  return defineCommand({
    ...cropping,
    async run(tx, { operatorId }, { originalId, crop }: { originalId: number; crop: Crop }) {
      const original = await findPicture(tx, uses, originalId)
      if (!original) return refuse('NOT_FOUND')
      const { name, originalName, altEn, altAr } = original
      const described = { name, originalName, altEn, altAr }
      return store(tx, uses, kept, { ...described, originalId, crop, uploadedBy: operatorId })
    },
  })
}

export const cropping = { action: 'pictures.crop', permission: 'catalogue.write' } as const

type Described = Omit<NewPicture, 'hash' | 'address' | 'type' | 'width' | 'height' | 'bytes'>

/** The row of a content whose file is there. There is one of each, however often and by how many it is sent. */
async function store(
  tx: Transaction,
  uses: SQL,
  { encoded: { content, hash, type, width, height }, holdId }: KeptContent,
  described: Described,
): Promise<Outcome<Changed<StoredPicture>, 'NOT_FOUND' | 'UNAVAILABLE'>> {
  const address = addressOf({ hash, type })
  await lockContent(tx, address)
  if (!(await releaseFile(tx, holdId))) return refuse('UNAVAILABLE', { params: { seconds: 5 } })
  const file = { hash, address, type, width, height, bytes: content.length }
  const { id, isNew } = await insertPicture(tx, { ...file, ...described })
  const picture = await findPicture(tx, uses, id)
  if (!picture) return refuse('NOT_FOUND')
  const after = loggedOf(picture)
  return ok({
    result: { ...picture, isNew },
    subject: { kind: 'picture', id },
    before: isNew ? {} : after,
    after,
  })
}
