import type { SQL } from 'drizzle-orm'
import { defineCommand } from '#commands/define-command.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import type { Picture } from '../rules/picture.ts'
import { updatePicture } from '../storage/picture-queries.ts'
import { findPicture } from './find-picture.ts'
import { loggedOf } from './logged-picture.ts'

type Edit = Pick<Picture, 'id' | 'revision' | 'name' | 'altEn' | 'altAr'>

/** Names a picture and describes it in both languages. */
export function editPicture(uses: SQL) {
  return defineCommand({
    action: 'pictures.edit',
    permission: 'catalogue.write',
    async run(tx, _actor, { id, revision, ...typed }: Edit) {
      const before = await findPicture(tx, uses, id)
      if (!before) return refuse('NOT_FOUND')
      const name = sanitiseText(typed.name)
      if (!name) return refuse('REQUIRED', { field: 'name' })
      const fields = { name, altEn: sanitiseText(typed.altEn), altAr: sanitiseText(typed.altAr) }
      const isCurrent = await updatePicture(tx, { id, revision, ...fields })
      const after = await findPicture(tx, uses, id)
      if (!after) return refuse('NOT_FOUND')
      if (!isCurrent) return refuseStale(tx, { kind: 'picture', id: String(id) }, after)
      return ok({
        result: after,
        subject: { kind: 'picture', id },
        before: loggedOf(before),
        after: loggedOf(after),
      })
    },
  })
}
