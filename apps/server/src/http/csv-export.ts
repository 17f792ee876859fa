import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { maxCount } from '#commands/keyset.ts'
import { recordReading } from '#commands/record-reading.ts'
import { type CsvValue, csvMark, csvRecord } from '#kernel/csv.ts'
import type { Database } from '#kernel/database/connect.ts'
import { refuse } from '#kernel/outcome.ts'
import { actorOf } from './command-route.ts'
import { sendRefusal } from './rest/answers.ts'

const pageSize = 500

export type CsvExport<Row> = {
  /** Name of the list; the log tells of it as `orders.export`. */
  list: string
  /** The filters as they were given, for the log. */
  filter: Record<string, unknown>
  columns: readonly string[]
  write(row: Row): readonly CsvValue[]
  /** A page behind a row, with one row more than the limit where another page follows. */
  read(after: Row | undefined, limit: number): Promise<{ rows: readonly Row[]; isExact: boolean }>
}

/**
 * Sends what a list shows as a file, page after page, so that it is never whole in memory. Needs a fresh proof of identity,
 * and what is taken along is an entry in the log. A list of more than ten thousand has to be narrowed first, because half a
 * file looks like a whole one.
 */
export async function sendCsv<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, ...asked }: CsvExport<Row> & { db: Database },
) {
  const { list, filter, columns, read } = asked
  const { caller } = request
  if (caller.kind !== 'operator' || !caller.hasFreshAuthentication)
    return sendRefusal(request, reply, refuse('STEP_UP_REQUIRED'))
  const first = await read(undefined, pageSize)
  if (!first.isExact)
    return sendRefusal(request, reply, refuse('BULK_TOO_LARGE', { details: { max: maxCount } }))
  if (first.rows.length > 0) {
    await recordReading<null, never>({ db }, actorOf(request), {
      action: `${list}.export`,
      read: async () => ({
        value: null,
        subject: { kind: 'export', id: list },
        after: { filter: narrowingOf(filter) },
      }),
    })
  }
  return reply
    .type('text/csv; charset=utf-8')
    .headers({
      'Content-Disposition': `attachment; filename="${list}.csv"`,
      'Cache-Control': 'private, no-store',
    })
    .send(Readable.from(recordsOf(asked, first.rows, columns)))
}

/** The order of the rows says nothing about which of them were taken along. */
function narrowingOf({ sort: _sort, ...filter }: Record<string, unknown>): Record<string, unknown> {
  return filter
}

async function* recordsOf<Row>(
  { read, write }: CsvExport<Row>,
  first: readonly Row[],
  columns: readonly string[],
): AsyncGenerator<string> {
  yield csvMark + csvRecord(columns)
  let rows = first
  for (let written = 0; written < maxCount; written += pageSize) {
    const shown = rows.slice(0, pageSize)
    if (shown.length > 0) yield shown.map((row) => csvRecord(write(row))).join('')
    if (rows.length <= pageSize) return
    rows = (await read(shown.at(-1), pageSize)).rows
  }
}
