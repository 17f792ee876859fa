import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const fileName = 'push-worker.js'
const entry = fileURLToPath(new URL('app/push-worker/entry.ts', import.meta.url))

/**
 * Builds the service worker into one file of its own. It has no fingerprint in its name: a browser asks for a new
 * version by the name it knows, and the server lets nobody cache it.
 */
export function pushWorkerPlugin(): Plugin {
  return {
    name: 'warsha-push-worker',

    async generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName, source: await buildWorker() })
    },

    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        buildWorker().then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        )
      })
    },
  }
}

async function buildWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'pushWorker' } },
  })
  for (const { output } of [built].flat().filter((each) => 'output' in each)) {
    for (const each of output) if (each.type === 'chunk') return each.code
  }
  throw new Error('The service worker was not built')
}
