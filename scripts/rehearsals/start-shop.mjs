import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineEnvironment, engineOptions } from '../launcher/engine.mjs'
import { findProductNode } from '../launcher/pinned-node.mjs'
import { prepare } from '../launcher/prepare.mjs'
import { childEnvironment, inProject, root } from '../launcher/project.mjs'
import { ask, freePort, until } from './stage.mjs'

/** Starts the shop as `npm start` does, on its own database unless the environment names another. */
export async function startShop(start, folder, environment = {}, name = 'shop') {
  await prepare({ build: true })
  const port = Number(environment.PORT ?? (await freePort()))
  const running = await startProcess(start, folder, name, 'apps/server/src/main.ts', {
    ...environment,
    PORT: String(port),
  })
  const origin = `http://127.0.0.1:${port}`
  const ready = environment.JOBS === 'off' ? '/health/live' : '/health/ready'
  await until(`the shop answers at ${origin}`, async () => (await ask(`${origin}${ready}`))?.status === 200, {
    seconds: 180,
  })
  await until('the shop shows its home', async () => (await ask(`${origin}/en/`))?.status === 200, {
    seconds: 120,
  })
  return { ...running, origin, port }
}

/** One of the product's programs, with its data in the folder. It ends with this one. */
export async function startProcess(start, folder, name, program, environment) {
  const preload = `--import=${pathToFileURL(inProject('scripts/launcher/end-with-launcher.mjs'))}`
  return start(name, await findProductNode(), [preload, ...engineOptions, inProject(program)], {
    cwd: root,
    env: childEnvironment({
      ...engineEnvironment(),
      NODE_ENV: 'production',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      WEB_CONCURRENCY: '1',
      ...environment,
    }),
  })
}
