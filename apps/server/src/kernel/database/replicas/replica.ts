import { type ConnectOptions, connect } from '../connect.ts'
import type { Database } from '../database.ts'
import { isDatabaseAway } from '../database-away.ts'
import { isWorthRepeating, sqlState } from '../sql-state.ts'
import { openAskingClient } from './asking-client.ts'
import { checkConnections, ReplicaBehind, type Standing, standingStatement } from './checked-connections.ts'

/** One address of replicas. */
export type Replica = {
  /** Host and port, for people. */
  name: string
  isUsed(): boolean
  /** Whether the address led to the primary when it was asked last. */
  isPrimary(): boolean
  /** How far it has replayed the log, as it said last. */
  replayed(): number
  /** Undefined when it could not answer, or has not replayed the log up to there. */
  read<Answer>(lsn: number, read: (db: Database) => Promise<Answer>): Promise<{ answer: Answer } | undefined>
  /** Asks how far it is and whether it may be used; answers what to tell when that has changed. */
  look(need: number): Promise<string | undefined>
  close(): Promise<void>
}

const readOnly = '25006'
const statementTimeout = '57014'

export function openReplica(url: string, options: ConnectOptions): Replica {
  const name = new URL(url).host
  const connection = connect(url, { ...options, onError: () => undefined })
  const { during } = checkConnections(connection.pool)
  const asking = openAskingClient(url)
  let isUsed = false
  let isPrimary = false
  let replayed = 0

  async function ask(need: number): Promise<string | undefined> {
    try {
      const standing = await asking.ask<Standing>(standingStatement)
      isPrimary = !standing.is_replica
      if (isPrimary) return 'is no replica'
      replayed = standing.replayed ?? 0
      return replayed >= need ? undefined : 'is too late'
    } catch (error) {
      isPrimary = false
      return `does not answer: ${(error as Error).message}`
    }
  }

  return {
    name,
    isUsed: () => isUsed,
    isPrimary: () => isPrimary,
    replayed: () => replayed,
    async look(need) {
      const problem = await ask(need)
      const wasUsed = isUsed
      isUsed = problem === undefined
      if (isUsed === wasUsed) return undefined
      return isUsed ? `the replica ${name} is read` : `the replica ${name} ${problem} and is left out`
    },
    async read(lsn, read) {
      try {
        return { answer: await during(lsn, () => read(connection.db)) }
      } catch (error) {
        if (isBehind(error)) return undefined
        if (sqlState(error) === readOnly)
          throw new Error('a read from a replica tried to write', { cause: String(error) })
        if (!isOfReplica(error)) throw error
        // Looked at again within a second.
        isUsed = false
        return undefined
      }
    },
    close: async () => {
      await Promise.all([asking.close(), connection.close()])
    },
  }
}

/** Replaying may end a statement that looks at rows which are gone by now. */
function isOfReplica(error: unknown): boolean {
  if (sqlState(error) === statementTimeout) return false
  return isWorthRepeating(error) || isDatabaseAway(error)
}

function isBehind(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ReplicaBehind) return true
  return false
}
