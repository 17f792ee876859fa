import type { Change, Changes, ChangeTopic } from './database/changes.ts'
import { isAboutEverything, mergeChanges } from './database/changes.ts'
import type { Database } from './database/connect.ts'
import type { ReadDatabase } from './database/read-database.ts'
import type { Replicas } from './database/replicas/open-replicas.ts'
import { modelLagSeconds } from './metrics/metrics.ts'
import { watchClock } from './watch-clock.ts'

/** A value that is read far more often than it changes, held whole in memory. Modules declare theirs. */
export type ModelDefinition<Value> = {
  topics: readonly ChangeTopic[]
  /** `known` is what is served now, if anything: a model may read everything into it again instead of making another. */
  load(db: Database, known?: Value, context?: LoadContext): Promise<Value>
  /**
   * Reads the rows that changed and returns the value with them, the same object or another. It is served while
   * the rows are read, so they are put in without an await between. A model without this is loaded again.
   */
  patch?(value: Value, db: Database, change: Change): Promise<Value>
  /**
   * Reads the rest of a value that is served already, and may be slower or know less until then. Tried until it
   * succeeds; changes that come meanwhile are read after it.
   */
  complete?(value: Value, read: ReadDatabase): Promise<void>
  /** The next moment at which the value is read otherwise by the clock alone, such as the end of a publication. */
  nextTurn?(value: Value, now: Date): Date | undefined
}

export type Models = {
  get<Value>(definition: ModelDefinition<Value>): Promise<Value>
  /** Grows when a change of these topics can be read, or one comes by the clock: an answer made from them is fresh while the number stands still. */
  version(topics: readonly ChangeTopic[]): number
}

export type ModelLimits = {
  /** A model of more entries than this holds only those in use. */
  maxInMemory: number
  /** A model of more entries than this is served before all of them are loaded. */
  maxAwaited: number
}

/** With where much may be read: nothing there is older than the newest notice of the model's topics. */
export type LoadContext = ModelLimits & { read: ReadDatabase }

export type ModelOptions = Partial<ModelLimits> & {
  replicas?: Pick<Replicas, 'read'> | undefined
  onError?(error: unknown): void
}

/** So many take less than half a second. */
const loadedQuickly = 5000

/**
 * Loads each model at first use and keeps it up to date afterwards. Only the very first load is waited for: while a
 * change is read, the old model is served. Changes that come meanwhile are gathered and read next, together.
 */
export function createModels(
  db: Database,
  changes: Pick<Changes, 'on'>,
  {
    onError = () => undefined,
    replicas,
    maxInMemory = Number.POSITIVE_INFINITY,
    maxAwaited = loadedQuickly,
  }: ModelOptions = {},
): Models {
  const versions = new Map<ChangeTopic, number>()
  const noticedAt = new Map<ChangeTopic, number>()
  const listening = new Map<ChangeTopic, Promise<void>>()
  const held = new Map<ModelDefinition<unknown>, HeldModel<unknown>>()

  async function apply(topic: ChangeTopic, change: Change): Promise<void> {
    const endLag = modelLagSeconds.startTimer({ topic })
    const concerned = [...held].filter(([definition]) => definition.topics.includes(topic))
    await Promise.all(concerned.map(([, model]) => model.apply(change)))
    grow(topic)
    endLag()
  }

  function grow(topic: ChangeTopic): void {
    versions.set(topic, (versions.get(topic) ?? 0) + 1)
  }

  function listenTo(topic: ChangeTopic): Promise<void> {
    const known = listening.get(topic)
    if (known) return known
    modelLagSeconds.zero({ topic })
    const note = () => noticedAt.set(topic, performance.now())
    const started = changes.on(topic, (change) => {
      note()
      void apply(topic, change)
    })
    listening.set(topic, started)
    // What was committed before somebody listened has been announced to nobody.
    started.then(note, note)
    return started
  }

  function readNothingOlder(topics: readonly ChangeTopic[]): ReadDatabase {
    const now = performance.now()
    const newest = () => Math.max(...topics.map((topic) => noticedAt.get(topic) ?? now))
    return (read) => (replicas ? replicas.read(read, { since: newest() }) : read(db))
  }

  return {
    version: (topics) =>
      topics.reduce((sum, topic) => {
        listenTo(topic)
        return sum + (versions.get(topic) ?? 0)
      }, 0),
    get<Value>(definition: ModelDefinition<Value>) {
      const known = held.get(definition)
      if (known) return known.value() as Promise<Value>
      const listens = Promise.all(definition.topics.map(listenTo))
      const model = holdModel(db, definition, listens, {
        onError,
        onTurn: () => definition.topics.forEach(grow),
        read: readNothingOlder(definition.topics),
        maxInMemory,
        maxAwaited,
      })
      held.set(definition, model)
      const first = model.value()
      first.catch(() => {
        // A failed first load is not kept: the next caller tries again.
        if (held.get(definition) === model) held.delete(definition)
      })
      return first
    },
  }
}

type HeldModel<Value> = {
  value(): Promise<Value>
  /** Resolves when the change can be read. */
  apply(change: Change): Promise<void>
}

type HeldOptions = LoadContext & { onError(error: unknown): void; onTurn(): void }

const patchAttempts = 2
const firstRetryMs = 100
const maxRetryMs = 5000
const maxRestMs = 100

function holdModel<Value>(
  db: Database,
  definition: ModelDefinition<Value>,
  listens: Promise<unknown>,
  { onError, onTurn, ...context }: HeldOptions,
): HeldModel<Value> {
  const load = (known?: Value) => definition.load(db, known, context)
  const clock = definition.nextTurn && watchClock(definition.nextTurn, onTurn)
  let value = listens.then(() => load())
  value.then(
    (loaded) => clock?.follow(loaded),
    () => undefined,
  )
  let waiting: { change: Change; done: Promise<void> } | undefined
  let restMs = 0
  let running: Promise<boolean> = value.then(
    (loaded) => tryOften(async () => definition.complete?.(loaded, context.read)),
    () => false,
  )

  /** Tries until it succeeds or the database is closed for good. */
  async function tryOften(work: (attempt: number) => Promise<void>): Promise<boolean> {
    for (let attempt = 1; !db.$client.ending; attempt++) {
      try {
        await work(attempt)
        return true
      } catch (error) {
        onError(error)
        await wait(Math.min(firstRetryMs * 2 ** (attempt - 1), maxRetryMs))
      }
    }
    return false
  }

  function renew(change: Change): Promise<boolean> {
    const startedAt = performance.now()
    return tryOften(async (attempt) => {
      const renewed = await read(await value, change, attempt)
      value = Promise.resolve(renewed)
      clock?.follow(renewed)
      restMs = Math.min(performance.now() - startedAt, maxRestMs)
    })
  }

  function read(known: Value, change: Change, attempt: number): Promise<Value> {
    const isPatched = attempt <= patchAttempts && !isAboutEverything(change, definition.topics)
    return isPatched && definition.patch ? definition.patch(known, db, change) : load(known)
  }

  async function renewNext(next: { change: Change }): Promise<void> {
    if (!(await running)) return
    // The notices of one transaction come together; under many changes reading takes half of the time at most.
    await wait(restMs)
    waiting = undefined
    running = renew(next.change)
    await running
  }

  return {
    value: () => value,
    apply(change) {
      if (waiting) {
        waiting.change = mergeChanges(waiting.change, change)
        return waiting.done
      }
      const next = { change, done: Promise.resolve() }
      waiting = next
      next.done = renewNext(next)
      return next.done
    },
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
