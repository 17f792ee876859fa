import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer, normalizePath, type Rolldown } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messageFiles, messagesDirectory, readCatalogue } from './catalogue.ts'
import type { Catalogue } from './translate.ts'
import { type MessagesPluginOptions, messagesPlugin } from './vite-plugin.ts'

let root: string

beforeEach(async () => {
  root = normalizePath(await mkdtemp(join(tmpdir(), 'messages plugin-')))
  await mkdir(join(root, 'app'))
  await cp(messagesDirectory, join(root, 'messages'), { recursive: true })
})

afterEach(() => rm(root, { recursive: true, force: true }))

async function buildEntry(source: string, options: MessagesPluginOptions & { ssr?: boolean } = {}) {
  const { ssr, ...pluginOptions } = options
  await writeFile(join(root, 'entry.js'), source)
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messagesPlugin(pluginOptions)],
    build: {
      write: false,
      ssr: ssr ? 'entry.js' : false,
      rolldownOptions: { input: join(root, 'entry.js') },
    },
  })) as Rolldown.RolldownOutput
  return output.output.map((chunk) => ('code' in chunk ? chunk.code : ''))
}

const printEnglish = `import { messages } from 'virtual:messages/en'; globalThis.found = messages`

async function run(code: string): Promise<Catalogue> {
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  return (globalThis as { found?: Catalogue }).found ?? {}
}

describe('builds', () => {
  test.each([false, true])('carry all messages that pages use (server build: %s)', async (ssr) => {
    const [code = ''] = await buildEntry(printEnglish, { ssr })
    const pageMessages = Object.entries(readCatalogue('en')).filter(
      ([key]) => !/^(demo|invariants|outgoing|console[\w-]*)\./.test(key),
    )
    expect(await run(`${code}//${ssr}`)).toEqual(Object.fromEntries(pageMessages))
  })

  test('load one language each', async () => {
    const chunks = await buildEntry(`
      globalThis.load = { en: () => import('virtual:messages/en'), ar: () => import('virtual:messages/ar') }`)
    const english = chunks.filter((code) => code.includes('Skip to content'))
    expect(english).toHaveLength(1)
    expect(english[0]).not.toContain('انتقل إلى المحتوى')
  })

  test('have the Arabic text where English has none', async () => {
    const directory = join(root, 'messages')
    await rm(join(directory, 'en', 'cart.json'))
    const [code = ''] = await buildEntry(printEnglish, { directory })
    expect(await run(`${code}//fallback`)).toMatchObject({ 'shell.back': 'Back', 'cart.title': 'السلة' })
  })

  test('can leave domains out and load them apart', async () => {
    const chunks = await buildEntry(
      `${printEnglish}; globalThis.load = () => import('virtual:messages/en/refusals')`,
      { domains: ['shell'] },
    )
    const [main] = chunks.filter((code) => code.includes('Skip to content'))
    const [apart] = chunks.filter((code) => code.includes('Mobile is not valid!'))
    expect(main).not.toContain('Mobile is not valid!')
    expect(apart).not.toContain('Skip to content')
  })

  test('offer a function for each file of texts that pages may load', async () => {
    const [code = ''] = await buildEntry(
      `import { messageLoaders } from 'virtual:message-loaders'; globalThis.found = Object.fromEntries(
        Object.entries(messageLoaders).map(([lang, loaders]) => [lang, Object.keys(loaders).join(' ')]))`,
      { domains: ['shell', 'errors'] },
    )
    const found = await run(code.replaceAll(/import\([^)]*\)/g, 'null'))
    const domains = messageFiles('en')
      .map(({ domain }) => domain)
      .filter((domain) => !/^(shell|errors|demo|invariants|outgoing|console[\w-]*)$/.test(domain))
    const names = ['common', ...domains].join(' ')
    expect(found).toEqual({ en: names, ar: names })
  })

  test.each(['virtual:messages/hi', 'virtual:messages/en/nowhere'])('refuse %s', async (id) => {
    await expect(buildEntry(`import '${id}'`)).rejects.toThrow()
  })
})

test('while developing, a changed text reaches server and browser without a restart', async () => {
  const directory = join(root, 'messages')
  const server = await createServer({
    root: join(root, 'app'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 20 } },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    plugins: [messagesPlugin({ directory })],
  })
  try {
    const serverText = async () => (await server.ssrLoadModule('virtual:messages/en')).messages['shell.back']
    const browserCode = async () =>
      (await server.environments.client.transformRequest('virtual:messages/en'))?.code
    expect(await serverText()).toBe('Back')
    expect(await browserCode()).toContain('"shell.back":"Back"')

    const file = join(directory, 'en', 'shell.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace('"Back"', '"Go back"'))
    await vi.waitFor(async () => {
      expect(await serverText()).toBe('Go back')
      expect(await browserCode()).toContain('"shell.back":"Go back"')
    }, 60_000)
  } finally {
    await server.close()
  }
})
