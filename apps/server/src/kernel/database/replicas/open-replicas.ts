import { replicaReads } from '#kernel/metrics/metrics.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import type { ConnectOptions } from '../connect.ts'
import type { Database } from '../database.ts'
import { isInTransaction } from '../transaction.ts'
import { openAskingClient } from './asking-client.ts'
import { createPositionHistory } from './position-history.ts'
import { openReplica, type Replica } from './replica.ts'

/** What an answer has to know at least. Without anything it is at most as late as a replica may be. */
export type Freshness = {
  /** All that was committed before this moment of the process's own clock (`performance.now()`). */
  since?: number | undefined
  /** All that was committed before this moment of the primary's clock. */
  writtenAt?: number | undefined
}

export type Replicas = {
  read<Answer>(read: (db: Database) => Promise<Answer>, freshness?: Freshness): Promise<Answer>
  /** A moment of the primary's clock that is not before now. */
  databaseMoment(): number
  /** Begins to ask how far they are; until then everything is read from the primary. */
  start(): void
  /** Of all addresses but the one that leads to the primary. */
  states(): readonly ReplicaState[]
  close(): Promise<void>
}

export type ReplicaState = { name: string; isUsed: boolean; lateMs: number }

export type ReplicasOptions = {
  urls: readonly string[]
  /** The primary, past a pooler. */
  primaryUrl: string
  primary: Database
  maxLateMs: number
  connection: ConnectOptions
  /** Called when one is read from now on, or left out. */
  tell(change: string): void
  beatMs?: number
}

type PrimaryPosition = { ms: number; lsn: number }

// The clock is read before the log is, and what was answered to anybody is flushed.
const positionStatement = `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms,
  pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 AS lsn`

const usualBeatMs = 500

/**
 * Replicas of the database for reads that are declared to go there. Moments are translated into places of the write-ahead log by asking
 * the primary for its place twice a second, so that writing costs nothing: whoever has replayed a place that was asked for after a moment
 * knows everything that was committed before it.
 */
export function openReplicas(options: ReplicasOptions): Replicas {
  const { primary, maxLateMs, tell, beatMs = usualBeatMs } = options
  const asking = openAskingClient(options.primaryUrl)
  const history = createPositionHistory()
  const replicas = options.urls.map((url) => openReplica(url, options.connection))
  const once = singleFlight<void>()
  for (const from of ['replica', 'primary']) replicaReads.inc({ from }, 0)
  let turn = 0
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> | undefined
  let isClosed = false

  async function askPosition(): Promise<void> {
    const askedAt = performance.now()
    const { ms, lsn } = await asking.ask<PrimaryPosition>(positionStatement)
    if (askedAt > (history.newest()?.askedAt ?? 0)) history.add({ askedAt, databaseMs: ms, lsn })
  }

  async function beat(): Promise<void> {
    // Without a primary the last place that is known stands, and replicas that have it are read on.
    await once('position', askPosition).catch(() => undefined)
    const need = minPosition()?.lsn ?? Number.POSITIVE_INFINITY
    await Promise.all(
      replicas.map((each) =>
        each.look(need).then((change) => {
          if (change) tell(change)
        }),
      ),
    )
  }

  function beatOn(): void {
    beating = beat().finally(() => {
      if (isClosed) return
      timer = setTimeout(beatOn, beatMs)
      timer.unref()
    })
  }

  const minPosition = () => history.before(performance.now() - maxLateMs)

  function known({ since, writtenAt }: Freshness): number | undefined {
    const needs = [
      minPosition(),
      since === undefined ? undefined : history.after(since),
      writtenAt === undefined ? undefined : history.afterDatabaseTime(writtenAt),
    ]
    const isKnown =
      needs.filter(Boolean).length === 1 + Number(since !== undefined) + Number(writtenAt !== undefined)
    return isKnown ? Math.max(...needs.map((need) => need?.lsn ?? 0)) : undefined
  }

  /** Where the log must be replayed to. Asked for when nobody has since that moment, all askers together. */
  async function needOf(freshness: Freshness): Promise<number | undefined> {
    const need = known(freshness)
    if (need !== undefined || !history.newest()) return need
    // One that is under way may have begun too early.
    for (let tries = 0; tries < 2 && known(freshness) === undefined; tries++)
      await once('position', askPosition).catch(() => undefined)
    return known(freshness)
  }

  function choose(): Replica | undefined {
    const used = replicas.filter((each) => each.isUsed())
    return used[turn++ % used.length]
  }

  return {
    async read(read, freshness = {}) {
      if (isInTransaction()) throw new Error('a transaction asked for a read from a replica')
      const need = choose() ? await needOf(freshness) : undefined
      const replica = need === undefined ? undefined : choose()
      if (replica && need !== undefined) {
        const found = await replica.read(need, read)
        replicaReads.inc({ from: found ? 'replica' : 'primary' })
        if (found) return found.answer
      } else replicaReads.inc({ from: 'primary' })
      return read(primary)
    },
    databaseMoment() {
      const newest = history.newest()
      return newest ? newest.databaseMs + (performance.now() - newest.askedAt) : Date.now()
    },
    start() {
      if (!beating && !isClosed) beatOn()
    },
    states: () =>
      replicas
        .filter((each) => !each.isPrimary())
        .map((each) => ({
          name: each.name,
          isUsed: each.isUsed(),
          lateMs: history.latenessOf(each.replayed()),
        })),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await beating
      await Promise.all([asking.close(), ...replicas.map((each) => each.close())])
    },
  }
}
