import type { SQL } from 'drizzle-orm'
import { defineCommand } from '#commands/define-command.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { deletePictureRow, lockPicture } from '../storage/picture-queries.ts'
import { findUses } from '../storage/picture-use-queries.ts'
import { findPicture } from './find-picture.ts'
import { loggedOf } from './logged-picture.ts'

/** Enough to find the places where a picture has to be replaced first. */
const namedUses = 20

/** Takes a picture out of the library, unless something shows it. Its file is removed afterwards. */
export function deletePicture(uses: SQL) {
  return defineCommand({
    action: 'pictures.delete',
    permission: 'catalogue.write',
    async run(tx, _actor, { id, revision }: { id: number; revision: number }) {
      const locked = await lockPicture(tx, id)
      const picture = locked && (await findPicture(tx, uses, id))
      if (!picture) return refuse('NOT_FOUND')
      if (picture.revision !== revision) return refuseStale(tx, { kind: 'picture', id: String(id) }, picture)
      const { found, total } = await findUses(tx, uses, { ...locked, limit: namedUses })
      if (total > 0) return refuse('PICTURE_IN_USE', { params: { count: total }, details: { uses: found } })
      await deletePictureRow(tx, id)
      return ok({
        result: picture,
        subject: { kind: 'picture', id },
        before: loggedOf(picture),
        after: {},
      })
    },
  })
}
