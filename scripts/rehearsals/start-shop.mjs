import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineEnvironment, engineOptions } from '../launcher/engine.mjs'
import { prepare } from '../launcher/prepare.mjs'
import { childEnvironment, inProject, root } from '../launcher/project.mjs'
import { ask, freePort, until } from './stage.mjs'

/** Starts the shop as `npm start` does, on its own database unless the environment names another. */
export async function startShop(start, folder, environment = {}, name = 'shop') {
  const node = await prepare({ build: true })
  const port = Number(environment.PORT ?? (await freePort()))
  const data = path.join(folder, 'data')
  const preload = `--import=${pathToFileURL(inProject('scripts/launcher/end-with-launcher.mjs'))}`
  const running = await start(name, node, [preload, ...engineOptions, inProject('apps/server/src/main.ts')], {
    cwd: root,
    env: childEnvironment({
      ...engineEnvironment(),
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      WEB_CONCURRENCY: '1',
      ...environment,
    }),
  })
  const origin = `http://127.0.0.1:${port}`
  const ready = environment.JOBS === 'off' ? '/health/live' : '/health/ready'
  await until(`the shop answers at ${origin}`, async () => (await ask(`${origin}${ready}`))?.status === 200, {
    seconds: 180,
  })
  await until('the shop shows its home', async () => (await ask(`${origin}/en/`))?.status === 200, {
    seconds: 120,
  })
  return { ...running, origin, port, asOwner: (statement) => askEmbedded(data, statement) }
}

async function askEmbedded(data, statement) {
  const read = async (name) => (await readFile(path.join(data, 'postgres', name), 'utf8')).trim()
  const address = ['--host=127.0.0.1', `--port=${await read('port')}`, '--username=warsha', '--dbname=warsha']
  const env = { ...process.env, PGPASSWORD: await read('cluster/warsha-password') }
  return execFileSync('psql', [...address, '-v', 'ON_ERROR_STOP=1', '-Atc', statement], {
    env,
    encoding: 'utf8',
  })
}
