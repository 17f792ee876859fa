import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The console's build output as far as the server knows it. */
export type ConsolePages = {
  clientFolder: string
  /** The one page that every address of the console is answered with. */
  page(url: string): Promise<string>
  /** Development only: serves modules and hot reload; answers false when the request is not for it. */
  serveDevelopment?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

const consoleFolder = fileURLToPath(new URL('../../../../console', import.meta.url))
const clientFolder = path.join(consoleFolder, 'build/client')

export async function loadConsole({ isDevelopment }: { isDevelopment: boolean }): Promise<ConsolePages> {
  return isDevelopment ? loadDevelopment() : loadBuilt()
}

async function loadBuilt(): Promise<ConsolePages> {
  const file = path.join(clientFolder, 'index.html')
  if (!existsSync(file)) throw new Error('The console is not built; `npm start` builds it')
  const html = readFileSync(file, 'utf8')
  return { clientFolder, page: async () => html, close: async () => undefined }
}

type DevelopmentHandler = (request: Request) => Promise<Response>

async function loadDevelopment(): Promise<ConsolePages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: consoleFolder,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  return {
    clientFolder,
    async page(url) {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build')
      const { createRequestHandler } = await vite.ssrLoadModule('react-router')
      const handle: DevelopmentHandler = createRequestHandler(build, 'development')
      return (await handle(new Request(new URL(url, 'http://localhost')))).text()
    },
    serveDevelopment: (request, response) =>
      new Promise((resolve, reject) => {
        response.on('finish', () => resolve(true))
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)))
      }),
    close: () => vite.close(),
  }
}
