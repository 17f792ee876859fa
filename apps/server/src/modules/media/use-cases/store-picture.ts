import type { SQL } from 'drizzle-orm'
import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Config } from '#config/config.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { addressOf, type Crop, type EncodedPicture, type NamedPicture, nameOf } from '../rules/picture.ts'
import { writePictureFile } from '../storage/picture-files.ts'
import { insertPicture, lockContent, type NewPicture } from '../storage/picture-queries.ts'
import { findPicture } from './find-picture.ts'
import { loggedOf } from './logged-picture.ts'

export type StoredPicture = NamedPicture & { isNew: boolean }

/** The command that stores an uploaded picture. The content that was encoded before is no part of its input. */
export function uploadPicture(uses: SQL, encoded: EncodedPicture) {
  return defineCommand({
    ...uploading,
    async run(tx, { operatorId }, { fileName }: { hash: string; fileName: string }, { config }) {
      const originalName = sanitiseText(fileName).slice(0, 200)
      return store(tx, config, uses, encoded, {
        name: nameOf(originalName) || encoded.hash.slice(0, 8),
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
export function cropPicture(uses: SQL, encoded: EncodedPicture) {
  return defineCommand({
    ...cropping,
    async run(tx, { operatorId }, { originalId, crop }: { originalId: number; crop: Crop }, { config }) {
      const original = await findPicture(tx, uses, originalId)
      if (!original) return refuse('NOT_FOUND')
      const { name, originalName, altEn, altAr } = original
      const described = { name, originalName, altEn, altAr }
      return store(tx, config, uses, encoded, { ...described, originalId, crop, uploadedBy: operatorId })
    },
  })
}

export const cropping = { action: 'pictures.crop', permission: 'catalogue.write' } as const

type Described = Omit<NewPicture, 'hash' | 'address' | 'type' | 'width' | 'height' | 'bytes'>

/** File and row of a content. There is one of each, however often and by how many it is sent. */
async function store(
  tx: Transaction,
  config: Config,
  uses: SQL,
  { content, hash, type, width, height }: EncodedPicture,
  described: Described,
): Promise<Outcome<Changed<StoredPicture>, 'NOT_FOUND'>> {
  const address = addressOf({ hash, type })
  await lockContent(tx, address)
  await writePictureFile(config, address, content)
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
