import { createHash } from 'node:crypto'
import { changedFields } from '#commands/change-queries.ts'
import { mapInSlices } from '#kernel/in-slices.ts'
import type { PlannedSlice } from './plan-rows.ts'

/** Tells two plans of a file apart by the fields they change, before and after: what was shown is what is done. */
export function planDigest() {
  const hash = createHash('sha256')
  return {
    async add({ changes }: Pick<PlannedSlice, 'changes'>): Promise<void> {
      await mapInSlices(changes, ({ line, subject, before, after }) => {
        hash.update(JSON.stringify([line, subject.kind, changedFields(before, after)]))
      })
    },
    text: () => hash.digest('base64url'),
  }
}
