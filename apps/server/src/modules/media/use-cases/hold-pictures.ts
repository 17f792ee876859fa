import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type HeldPicture, holdPictures as holdRows } from '../storage/picture-queries.ts'

const library = '/media/library/'

/**
 * For commands that store addresses of pictures: those of the library must be there, and stay there until the transaction ends.
 * Any other address of the shop's own files is taken as it is.
 */
export async function holdPictures(
  tx: Transaction,
  addresses: readonly (string | null)[],
): Promise<Outcome<HeldPicture[], 'PICTURE_UNKNOWN'>> {
  const named = [...new Set(addresses.filter((each) => each?.startsWith(library)))] as string[]
  const held = named.length > 0 ? await holdRows(tx, named) : []
  return held.length === named.length ? ok(held) : refuse('PICTURE_UNKNOWN')
}
