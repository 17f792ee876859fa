import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { StorefrontRequest } from '@warsha/contract/client/storefront-context.ts'
import type { PageParameters } from './page-address.ts'

/** The storefront's build output as far as the server knows it. */
type StorefrontEntry = {
  createLoadContext(request: StorefrontRequest): unknown
  onFault(report: (error: unknown) => void): void
  pageParameters(pathname: string): PageParameters
  createRequestHandler(
    build: unknown,
    mode: string,
  ): (request: Request, context: unknown) => Promise<Response>
}

export type Storefront = {
  clientFolder: string
  render(request: Request, page: StorefrontRequest): Promise<Response>
  /** Which parameters the page at this path is made from. */
  pageParameters(pathname: string): PageParameters | Promise<PageParameters>
  /** Development only: serves modules and hot reload; answers false when the request is not for it. */
  serveDevelopment?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

const storefrontFolder = fileURLToPath(new URL('../../../../storefront', import.meta.url))
const clientFolder = path.join(storefrontFolder, 'build/client')

type LoadOptions = { isDevelopment: boolean; reportFault(error: unknown): void }

/** The UI never meets the database: all that is loaded here is what `react-router build` made. */
export async function loadStorefront(options: LoadOptions): Promise<Storefront> {
  return options.isDevelopment ? loadDevelopment(options) : loadBuilt(options)
}

async function loadBuilt({ reportFault }: LoadOptions): Promise<Storefront> {
  const file = path.join(storefrontFolder, 'build/server/index.js')
  if (!existsSync(file)) throw new Error('The storefront is not built; `npm start` builds it')
  const build = await import(pathToFileURL(file).href)
  const entry = entryOf(build)
  entry.onFault(reportFault)
  const handle = entry.createRequestHandler(build, 'production')
  return {
    clientFolder,
    render: (request, page) => handle(request, entry.createLoadContext(page)),
    pageParameters: entry.pageParameters,
    close: async () => undefined,
  }
}

async function loadDevelopment({ reportFault }: LoadOptions): Promise<Storefront> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: storefrontFolder,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build')
  return {
    clientFolder,
    async pageParameters(pathname) {
      return entryOf(await loadBuild()).pageParameters(pathname)
    },
    async render(request, page) {
      const build = await loadBuild()
      const entry = entryOf(build)
      entry.onFault(reportFault)
      return entry.createRequestHandler(build, 'development')(request, entry.createLoadContext(page))
    },
    serveDevelopment: (request, response) =>
      new Promise((resolve, reject) => {
        response.on('finish', () => resolve(true))
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)))
      }),
    close: () => vite.close(),
  }
}

function entryOf(build: Record<string, unknown>): StorefrontEntry {
  return (build as { entry: { module: StorefrontEntry } }).entry.module
}
