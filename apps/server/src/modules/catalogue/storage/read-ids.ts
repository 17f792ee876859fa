import type { Database } from '#kernel/database/connect.ts'
import { inSlices } from '#kernel/in-slices.ts'

/** As many as are read from the text in a millisecond. */
const idsPerStep = 4096

/** Any number of ids as one text, which is read in slices: a hundred thousand at once would hold up other requests. */
export async function readIds(db: Database, query: { name: string; text: string }): Promise<number[]> {
  const { rows } = await db.$client.query<{ ids: string | null }>(query)
  const ids: number[] = []
  await inSlices(parseInto(ids, rows[0]?.ids ?? ''))
  return ids
}

function* parseInto(ids: number[], text: string): Generator<void> {
  for (let at = 0; at < text.length; ) {
    const comma = text.indexOf(',', at)
    const end = comma === -1 ? text.length : comma
    ids.push(Number(text.slice(at, end)))
    at = end + 1
    if (ids.length % idsPerStep === 0) yield
  }
}
