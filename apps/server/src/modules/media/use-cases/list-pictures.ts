import type { SQL } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { NamedPicture, PictureUse } from '../rules/picture.ts'
import { findPictures } from '../storage/picture-queries.ts'
import { findUses } from '../storage/picture-use-queries.ts'
import { findPicture, nameUploaders } from './find-picture.ts'

type Asked = {
  search: string
  isUsed: boolean | undefined
  beforeId: number | undefined
  limit: number
}

const listedUses = 100

/** Pictures whose name or description has all these words. */
export async function listPictures(
  { db }: { db: Database },
  uses: SQL,
  { search, isUsed, beforeId, limit }: Asked,
): Promise<{ found: NamedPicture[]; total: number; isExact: boolean }> {
  const words = search.split(/\s+/).filter(Boolean)
  const { found, total } = await findPictures(db, uses, { filter: { words, isUsed }, beforeId, limit })
  return {
    found: await nameUploaders(db, found),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

export async function readPicture(
  { db }: { db: Database },
  uses: SQL,
  id: number,
): Promise<Outcome<{ picture: NamedPicture; uses: PictureUse[]; total: number }, 'NOT_FOUND'>> {
  const picture = await findPicture(db, uses, id)
  if (!picture) return refuse('NOT_FOUND')
  const { found, total } = await findUses(db, uses, { address: picture.address, limit: listedUses })
  return ok({ picture, uses: found, total })
}
