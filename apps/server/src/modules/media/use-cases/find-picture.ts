import type { SQL } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { listNames } from '#modules/staff/index.ts'
import type { NamedPicture, Picture } from '../rules/picture.ts'
import { findPicture as findRow } from '../storage/picture-queries.ts'

export async function findPicture(
  executor: Executor,
  uses: SQL,
  id: number,
): Promise<NamedPicture | undefined> {
  const row = await findRow(executor, uses, id)
  const [picture] = row ? await nameUploaders(executor, [row]) : []
  return picture
}

export async function nameUploaders(
  executor: Executor,
  pictures: readonly Picture[],
): Promise<NamedPicture[]> {
  const ids = pictures.flatMap(({ uploadedBy }) => (uploadedBy === null ? [] : [uploadedBy]))
  const names = await listNames(executor, ids)
  return pictures.map((picture) => ({
    ...picture,
    uploader: names.get(picture.uploadedBy ?? 0)?.name ?? null,
  }))
}
