import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from '#config/config.ts'
import type { Deps } from '#http/deps.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { listenForChanges } from '#kernel/database/changes.ts'
import { connect } from '#kernel/database/connect.ts'
import { openListener } from '#kernel/database/listen.ts'
import { openFileStore } from '#kernel/files/open-file-store.ts'
import { startJobs } from '#kernel/jobs/start-jobs.ts'
import { openLog } from '#kernel/log.ts'
import { createMessenger } from '#kernel/messaging/create-messenger.ts'
import { createModels } from '#kernel/read-model.ts'
import { testPatience, testSilenceLimitMs } from '#testing/patience.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { throughPooler } from '#testing/test-pooler.ts'
import { type AppOptions, buildApp } from '../app.ts'
import { databaseUrls } from '../database-urls.ts'
import { declaredJobs } from '../declared-jobs.ts'
import { graphqlLimits } from '../host/graphql/limits.ts'
import { modules } from '../modules.ts'
import { openShopReplicas } from '../open-shop-replicas.ts'

// An honest document takes as long as a busy machine needs; tests of this limit set it themselves.
graphqlLimits.processorMs = 30_000

const replicaBeatMs = 50

export type TestApp = {
  app: FastifyInstance
  deps: Deps
  logs: string[]
  asOwner: TestDatabase['asOwner']
  close(): Promise<void>
}

type TestAppOptions = Omit<AppOptions, 'logStream'> & {
  seeded?: boolean
  env?: Record<string, string>
  /** Whether jobs and event handlers run, as in the shop; or the named jobs alone, while everything else waits. */
  jobs?: boolean | readonly string[]
  clock?: Clock
  /** With more products than this, the shop answers before all of them are loaded. */
  maxAwaited?: number
  /** How long a request waits for a database that says nothing. */
  silenceLimitMs?: number
}

/** The real shop on a database of its own, without a socket. */
export async function buildTestApp({
  seeded = true,
  env = {},
  jobs: hasJobs = false,
  clock = systemClock,
  maxAwaited,
  silenceLimitMs = testSilenceLimitMs,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase({ seeded })
  const logs: string[] = []
  const config = testConfig({ ...env, ...throughPooler(env.DATABASE_URL ?? database.url) })
  const { url, directUrl, pooler } = databaseUrls(config, undefined)
  const connection = connect(url, {
    max: 8,
    onError: () => undefined,
    silenceLimitMs,
    patience: testPatience,
    pooler,
  })
  const listener = openListener(directUrl, { onError: () => undefined })
  const replicas = openShopReplicas(config, {
    connection,
    onError: () => undefined,
    tell: () => undefined,
    patience: testPatience,
    beatMs: replicaBeatMs,
  })
  replicas?.start()
  const { db } = connection
  const ownLog = openLog()
  const deps: Deps = {
    config,
    connection,
    db,
    replicas,
    clock,
    models: createModels(db, listenForChanges(listener), {
      replicas,
      maxInMemory: config.CATALOGUE_IN_MEMORY_PRODUCTS,
      ...(maxAwaited !== undefined && { maxAwaited }),
    }),
    files: openFileStore(config),
    messenger: createMessenger({ config, db, clock }),
    log: ownLog.log,
  }
  const app = await buildApp(deps, { ...options, listener, logStream: { write: (line) => logs.push(line) } })
  ownLog.writeTo(app.log)
  const all = declaredJobs(options.modules ?? modules)
  const start = (declared: typeof all, isWorking: boolean) =>
    startJobs({ url: directUrl, listener, declared, context: deps, isWorking, onError: () => undefined })
  const names = Array.isArray(hasJobs) ? hasJobs : undefined
  const isNamed = ({ name }: { name: string }) => names?.includes(name)
  const named = { handles: all.handles?.filter(isNamed) ?? [], jobs: all.jobs?.filter(isNamed) ?? [] }
  const running = hasJobs ? [await start(all, !names), ...(names ? [await start(named, true)] : [])] : []
  return {
    app,
    deps,
    logs,
    asOwner: database.asOwner,
    async close() {
      // As the shop itself stops: a connection that was opened and never used would hold `close` for a minute.
      await app.drain()
      await app.close()
      for (const jobs of running) await jobs.stop()
      await listener.close()
      await replicas?.close()
      await connection.close()
      await database.close()
      rmSync(config.DATA_DIR, { recursive: true, force: true })
    },
  }
}

function testConfig(env: Record<string, string>): Config {
  return readConfig({
    NODE_ENV: 'test',
    DEMO: 'on',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'warsha-test-')),
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    CHANNEL_SISTER_HOSTS: 'tasleem.example.om',
    ...env,
  })
}
