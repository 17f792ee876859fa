import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let project: string

/** A project as small as the launcher takes it: our scripts, something installed, a server of a few lines. */
beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'warsha start '))
  await cp(scriptsFolder, path.join(project, 'scripts'), { recursive: true })
  await mkdir(path.join(project, 'node_modules/node/bin'), { recursive: true })
  await mkdir(path.join(project, 'apps/server/src'), { recursive: true })
  await symlink(process.execPath, path.join(project, 'node_modules/node/bin/node'))
  const lock = JSON.stringify({ packages: {} })
  await writeFile(path.join(project, 'package-lock.json'), lock)
  await writeFile(path.join(project, 'node_modules/.package-lock.json'), lock)
})

afterAll(() => rm(project, { recursive: true, force: true }))

describe('npm start', () => {
  test('[OPS-31] needs nothing but Node until the dependencies are there', async () => {
    const imports = await collectImports(path.join(scriptsFolder, 'start.mjs'))
    expect(imports.length).toBeGreaterThan(5)
    expect(imports.filter((name) => !name.startsWith('node:'))).toEqual([])
  })

  test('runs the product and ends with its exit code', async () => {
    await writeServer("console.log('open in', process.env.NODE_ENV); process.exit(7)")
    const { child, output } = start()
    expect(await exitOf(child)).toBe(7)
    expect(await output).toContain('open in production')
  })

  test('settings in .env reach the product', async () => {
    await writeFile(path.join(project, '.env'), 'PORT=4123\n')
    await writeServer("console.log('port', process.env.PORT)")
    const { child, output } = start()
    await exitOf(child)
    expect(await output).toContain('port 4123')
    await rm(path.join(project, '.env'))
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'passes %s on and waits for the end',
    async (signal) => {
      await writeServer(patientServer(signal))
      const { child, output, isOpen } = start()
      await isOpen
      child.kill(signal)
      expect(await exitOf(child)).toBe(0)
      expect(await output).toContain(`ended by ${signal}`)
    },
  )

  test('a launcher that is killed takes the product along', async () => {
    await writeServer(patientServer('SIGTERM'))
    const { child, output, isOpen } = start()
    await isOpen
    child.kill('SIGKILL')
    expect(await output).toContain('ended by SIGTERM')
  })
})

const scriptsFolder = fileURLToPath(new URL('.', import.meta.url))

function patientServer(signal: NodeJS.Signals): string {
  return `
    process.on('${signal}', () => setTimeout(() => { console.log('ended by ${signal}'); process.exit(0) }, 50))
    setInterval(() => {}, 1000)
    console.log('open')`
}

async function writeServer(code: string): Promise<void> {
  await writeFile(path.join(project, 'apps/server/src/main.ts'), code)
}

function start() {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: project,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isOpen = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('open') && resolve())
  })
  return { child, output: text(child.stdout), isOpen }
}

async function exitOf(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'exit')
  return code
}

/** The names a module and everything it imports ask for, without our own files. */
async function collectImports(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8')
  const names = [...source.matchAll(/^import .*?'([^']+)'$/gm)].map((match) => String(match[1]))
  const nested = await Promise.all(
    names.map((name) => (name.startsWith('.') ? collectImports(path.resolve(file, '..', name)) : [name])),
  )
  return nested.flat()
}
