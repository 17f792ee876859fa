import type { Database } from '#kernel/database/connect.ts'
import type { Difference } from '../rules/difference.ts'
import { findOpenDifferences, resolveOpenDifference } from '../storage/difference-queries.ts'

const usage = 'Usage: npm run differences [-- --resolve <id> "<what was done>"]'
const maxListed = 200
const maxNoteLength = 500

/** The command `npm run differences`. */
export async function answerAboutDifferences(
  db: Database,
  args: readonly string[],
): Promise<{ isDone: boolean; text: string }> {
  if (args.length === 0) return { isDone: true, text: listed(await listDifferences(db)) }
  const [option, id = '', note = '', ...others] = args
  if (option !== '--resolve' || !/^\d{1,9}$/.test(id) || others.length > 0)
    return { isDone: false, text: usage }
  if (!note.trim() || note.length > maxNoteLength) return { isDone: false, text: usage }
  const isDone = await resolveDifference(db, Number(id), { resolution: note.trim(), by: 'command line' })
  return { isDone, text: isDone ? `Resolved ${id}` : `There is no open difference ${id}` }
}

/** Differences for an operator to look at, the oldest first. */
function listDifferences(db: Database): Promise<Difference[]> {
  return findOpenDifferences(db, maxListed)
}

/** False: there is no such open difference. */
function resolveDifference(
  db: Database,
  id: number,
  resolved: { resolution: string; by: string },
): Promise<boolean> {
  return resolveOpenDifference(db, id, resolved)
}

function listed(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'No differences: what the gateways were paid has its effect.'
  return differences.map(lineOf).join('\n')
}

function lineOf({ id, createdAt, gateway, kind, expected, found, cause }: Difference): string {
  const since = createdAt.toISOString().slice(0, 16)
  return `${id}  ${since}  ${gateway}  ${kind}: expected ${expected}; found ${found}  (${cause})`
}
