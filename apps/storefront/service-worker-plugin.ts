import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Release } from './app/service-worker/release.ts'
import { type RouteTexts, routeTexts } from './app/session/route-texts.ts'
import { filesOfTexts } from './message-files-plugin.ts'

const fileName = 'service-worker.js'
const entry = fileURLToPath(new URL('app/service-worker/entry.ts', import.meta.url))

/** Routes that open without the shop, with the code of those of their parts that are fetched late. */
const offlineRoutes = ['offline', 'cart', 'my-orders', 'my-order']
const offlineModules = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/routes/language.tsx',
  ...offlineRoutes.map((name) => `app/routes/${name}.tsx`),
  'app/session/toast-host.tsx',
  'app/shell/side-menu.tsx',
]
const hashedFiles = 'assets/**/*.{js,css,woff2,svg}'

type ServiceWorkerPlugin = Plugin & { api: { write(clientFolder: string): Promise<void> } }

/**
 * Builds the service worker into one file of its own, with the list of the build's files in it. It has no fingerprint in
 * its name: a browser asks for a new version by the name it knows, and no cache may answer for it.
 */
export function serviceWorkerPlugin(): ServiceWorkerPlugin {
  return {
    name: 'warsha-service-worker',

    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') required = filesOf(bundle)
    },

    // In development it shows what is pushed, and stores nothing.
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        buildWorker({ manifest: 'development', files: {}, required: [] }).then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        )
      })
    },

    api: {
      /** When all files are there: the router writes its manifest behind the browser's part. */
      async write(clientFolder) {
        const files = Object.fromEntries(
          globSync(hashedFiles, { cwd: clientFolder }).map((name) => [
            `/${name.replaceAll('\\', '/')}`,
            checksum(path.join(clientFolder, name)),
          ]),
        )
        const manifest = Object.keys(files).find((name) => /^\/assets\/manifest-[\w-]+\.js$/.test(name))
        if (!manifest) throw new Error('The build has no manifest of its routes')
        const code = await buildWorker({ manifest, files, required: [...required, manifest] })
        writeFileSync(path.join(clientFolder, fileName), code)
      },
    },
  }
}

// The browser's part is built first, in the same process.
let required: readonly string[] = []

/** The files of the offline modules, everything that these import, and their texts in both languages. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const follow = (name: string) => {
    const output = bundle[name]
    if (found.has(name) || output?.type !== 'chunk') return
    found.add(name)
    for (const style of output.viteMetadata?.importedCss ?? []) found.add(style)
    for (const imported of output.imports) follow(imported)
  }
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.moduleIds.some(isOffline)) follow(output.fileName)
  }
  const domains = ['common', ...offlineRoutes.flatMap((name) => (routeTexts as RouteTexts)[name] ?? [])]
  const texts = filesOfTexts(bundle).filter(({ domain }) => domains.includes(domain))
  return [...[...found].map((name) => `/${name}`), ...texts.map(({ file }) => file)]
}

function isOffline(moduleId: string): boolean {
  const [file = ''] = moduleId.replaceAll('\\', '/').split('?')
  return offlineModules.some((name) => file.endsWith(`/storefront/${name}`))
}

function checksum(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
}

async function buildWorker(release: Release): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { builtRelease: JSON.stringify(release) },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'serviceWorker' } },
  })
  for (const { output } of [built].flat().filter((each) => 'output' in each)) {
    for (const each of output) if (each.type === 'chunk') return each.code
  }
  throw new Error('The service worker was not built')
}
