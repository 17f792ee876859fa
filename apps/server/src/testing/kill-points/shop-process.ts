import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { News, Order } from './doomed-shop.ts'
import type { Stop } from './statement-search.ts'

const program = fileURLToPath(new URL('doomed-shop.ts', import.meta.url))

export type ShopProcess = {
  origin: string
  /** Asks as a customer. Undefined: the process was killed before it answered. */
  ask(customerId: number, query: string, variables: object): Promise<GraphqlAnswer | undefined>
  /** Does something that leads the process to the stop, and waits until it stands there. */
  stopAt(stop: Stop, action: () => unknown): Promise<void>
  goOn(): void
  kill(): Promise<void>
}

export type GraphqlAnswer = { status: number; data: Record<string, unknown> | undefined }

/** Starts the shop on a database. */
export async function startShopProcess(
  databaseUrl: string,
  { port, dataDir }: { port: number; dataDir: string },
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
      DEMO: 'on',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    },
  })
  const until = hear(child)
  await until('open')
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    ask: (customerId, query, variables) => ask(origin, customerId, { query, variables }),
    async stopAt(stop, action) {
      const [willStop, stopped] = [until('will stop'), until('stopped')]
      child.send({ stopAt: stop } satisfies Order)
      await willStop
      await Promise.race([action(), stopped])
      await Promise.race([stopped, tooLate(stop)])
    },
    goOn: () => void child.send('go on' satisfies Order),
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

export async function tooLate({ at }: Stop): Promise<never> {
  await wait(maxMs, undefined, { ref: false })
  throw new Error(`The process never came to ${at}`)
}

/** A busy machine may take its time; a test that waits for longer has gone wrong. */
const maxMs = 60_000

/** Hears what the process says, until it ends. */
function hear(child: ChildProcess) {
  const waiting = new Map<News, () => void>()
  child.on('message', (news: News) => waiting.get(news)?.())
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with ${code}`)
  })
  ended.catch(() => undefined)
  return (news: News): Promise<void> =>
    Promise.race([new Promise<void>((resolve) => waiting.set(news, resolve)), ended])
}

async function ask(origin: string, customerId: number, payload: object): Promise<GraphqlAnswer | undefined> {
  try {
    const answer = await fetch(`${origin}/graphql/`, {
      method: 'POST',
      headers: {
        authorization: `Test ${customerId}`,
        'accept-language': 'en',
        'content-type': 'application/json',
      },
      body: JSON.stringify(payload),
    })
    const body = (await answer.json()) as { data?: Record<string, unknown> }
    return { status: answer.status, data: body.data }
  } catch {
    return undefined
  }
}
