import { parseArgs } from 'node:util'
import type { Database } from '#kernel/database/connect.ts'
import { type DeadLetter, discardDeadLetter, listDeadLetters, retryDeadLetter } from './dead-letters.ts'

const usage = 'Usage: npm run dead-letters [-- --retry <id> | --discard <id>]'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Runs `npm run dead-letters` and returns the text to print. */
export async function answerAboutDeadLetters(
  db: Database,
  args: readonly string[],
): Promise<{ isDone: boolean; text: string }> {
  const asked = readArgs(args)
  if (!asked) return { isDone: false, text: usage }
  const { retry, discard } = asked
  const id = retry ?? discard
  if (id === undefined) return { isDone: true, text: describe(await listDeadLetters(db)) }
  const isDone = uuid.test(id) && (await (retry ? retryDeadLetter : discardDeadLetter)(db, id))
  if (!isDone) return { isDone, text: `There is no dead letter ${id}` }
  return { isDone, text: retry ? `${id} gets one more try` : `${id} is discarded` }
}

function readArgs(args: readonly string[]): { retry?: string; discard?: string } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { retry: { type: 'string' }, discard: { type: 'string' } },
    })
    return values.retry && values.discard ? undefined : values
  } catch {
    // Unknown arguments are the only thing it throws for.
    return undefined
  }
}

function describe(letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return 'No dead letters'
  return letters.map(describeOne).join('\n\n')
}

function describeOne({ id, queue, key, tries, failedAt, error, payload, waitingBehind }: DeadLetter): string {
  const about = key === null ? '' : ` of ${key}`
  return [
    `${id}  ${queue}${about}`,
    `  failed ${tries} times, last at ${failedAt.toISOString()}: ${error}`,
    `  ${JSON.stringify(payload)}`,
    ...(waitingBehind > 0 ? [`  ${waitingBehind} later event(s) of ${key} wait behind it`] : []),
  ].join('\n')
}
