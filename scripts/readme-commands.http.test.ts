import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveNothingBehind } from '../apps/server/src/testing/leave-nothing-behind.ts'
import { memoryFolder } from '../apps/server/src/testing/memory-folder.ts'
import { buildFrontEnds } from './launcher/front-ends.mjs'
import { root } from './launcher/project.mjs'
import { freePort } from './testing/free-port.ts'
import { type NpmCommand, npm } from './testing/npm-command.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(memoryFolder(), 'warsha commands '))
  leaveNothingBehind().add({ folder })
  // Once for all of them: two builds at the same time would take the files from under each other.
  await buildFrontEnds(process.execPath)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Output of each command when it works; screenshots need a browser and are taken in e2e/screenshots.spec.ts. */
const commands: Record<string, { sign: RegExp }> = {
  'npm test': { sign: /about \d+ min[\s\S]+── 1\/\d+ Format and lint/ },
  'npm test -- --all': { sign: /── 1\/\d+ Format and lint/ },
  'npm test -- cart': { sign: /── 1\/\d+ Tests of the area/ },
  'npm run test:clock -- nowhere': { sign: /There is no moment nowhere. There are: new-year/ },
  'npm run rehearse -- nowhere': { sign: /There is no rehearsal nowhere. There are: .*media/ },
  'npm run image -- nowhere': { sign: /A word with a slash names the folder; nowhere has none/ },
  'npm run cluster -- nowhere': { sign: /There is no option nowhere/ },
  'npm run test:pooler -- nowhere': { sign: /nowhere has none/ },
  'npm run verify': { sign: /── 1\/\d+ Format and lint/ },
  'npm run typecheck': { sign: /· packages\/[\s\S]+· apps\// },
  'npm run generate': { sign: /\d+ files generated/ },
  'npm run requirements': { sign: /\d+ proven, \d+ unproven/ },
}
const shops = [
  'npm start',
  'npm run dev',
  'npm run worker',
  'npm run dead-letters',
  'npm run differences',
  'npm run bench',
]
/** Says nothing when all is well. */
const silent = 'npm run verify-invariants'
const payouts = 'npm run payouts'

test('every command of the README is started by a test', async () => {
  const text = await readFile(path.join(root, 'README.md'), 'utf8')
  const named = new Set(
    [...text.matchAll(/^npm (?:start|test)$|npm test -- [\w-]+|npm run [\w:-]+/gm)].map(([name]) => name),
  )
  expect([...named].sort()).toEqual(
    [...Object.keys(commands), ...shops, payouts, silent, 'npm run screenshots']
      .map((name) => name.replace(' -- nowhere', ''))
      .sort(),
  )
})

test('[OPS-31] npm start brings up the whole shop on a folder that was empty', async () => {
  const env = await environment({ DATA_DIR: dataDir() })
  const shop = npm('npm start', env)
  await shop.says('Warsha is open')
  expect(await page(env, '/en')).toContain('<html lang="en"')
  expect(await page(env, '/api/v1/locations/countries/')).toContain('Oman')
  await endsWell(shop)
})

// Two at a time: starting a shop is mostly waiting.
describe.concurrent('a command of the README works', () => {
  test.for(Object.entries(commands))('%s', async ([name, { sign }], { expect }) => {
    await using running = npm(name, await environment())
    await running.says(sign)
    expect(running.output()).toMatch(sign)
  })

  test('npm run worker, dead-letters and differences, beside npm start', async ({ expect }) => {
    const env = await environment({ DATA_DIR: await copyOfShop('with jobs apart'), JOBS: 'off' })
    await using shop = npm('npm start', env)
    await shop.says('Warsha is open')
    await using worker = npm('npm run worker', { ...env, JOBS: 'on' })
    await worker.says('Jobs are running')
    await using letters = npm('npm run dead-letters', env)
    await letters.says(/no dead letters/i)
    expect(letters.output()).toMatch(/no dead letters/i)
    await using differences = npm('npm run differences', env)
    // The demo's gateway has booked a charge that the shop does not know, which a job finds sooner or later.
    const told = /no differences|sandbox {2}unknown-charge/i
    await differences.says(told)
    expect(differences.output()).toMatch(told)
  })

  test(payouts, async ({ expect }) => {
    await using running = npm(payouts, await environment({ DATA_DIR: await copyOfShop('without payouts') }))
    await running.says(/no open payouts/i)
    expect(running.output()).toMatch(/no open payouts/i)
  })

  test(`${silent} is silent and ends well`, async ({ expect }) => {
    const env = await environment({ DATA_DIR: await copyOfShop('checked') })
    await using running = npm(`${silent} --silent`, env)
    expect([await running.exitCode(), running.output()]).toEqual([0, ''])
  })

  test('npm run bench', async ({ expect }) => {
    const env = await environment({ BENCH_SECONDS: '1', BENCH_SHOP: dataDir() })
    await using running = npm('npm run bench', env)
    await running.says('second start to ready')
    expect(running.output()).toContain('second start to ready')
  })

  test('npm run dev', async ({ expect }) => {
    const env = await environment({ DATA_DIR: await copyOfShop('development') })
    await using shop = npm('npm run dev', env)
    await shop.says('Warsha is open')
    expect(await page(env, '/en')).toContain('<html lang="en"')
  })
})

describe('npm start', () => {
  test('waits for a database that does not answer yet', async () => {
    const away = `postgres://nobody@localhost:${await freePort()}/nothing`
    const env = await environment({ DATA_DIR: path.join(folder, 'waiting'), DATABASE_URL: away })
    await using shop = npm('npm start', env)
    await shop.says('The database does not answer yet')
    await expect.poll(() => statusOf(env, '/health/live')).toBe(200)
    expect(await statusOf(env, '/health/ready')).toBe(503)
  })

  test('[OPS-32] a copy of the stopped data folder is the shop again', async () => {
    await cp(dataDir(), path.join(folder, 'backup'), { recursive: true })
    await rm(dataDir(), { recursive: true })
    await cp(path.join(folder, 'backup'), dataDir(), { recursive: true })
    const env = await environment({ DATA_DIR: dataDir() })
    const shop = npm('npm start', env)
    await shop.says('Warsha is open')
    expect(shop.output()).not.toContain('Filled the demo shop')
    expect(await page(env, '/api/v1/locations/countries/')).toContain('Oman')
    await endsWell(shop)
  })
})

const dataDir = () => path.join(folder, 'shop')

/** Filling a shop costs far more than the commands do: only the first one is filled, which has been stopped since. */
async function copyOfShop(name: string): Promise<string> {
  const copy = path.join(folder, name)
  await cp(dataDir(), copy, { recursive: true })
  return copy
}

async function environment(extra: Record<string, string> = {}): Promise<Record<string, string>> {
  const port = String(await freePort())
  return {
    PORT: port,
    // A command that is ended halfway leaves nothing outside this folder.
    TMPDIR: folder,
    BENCH_PORT: port,
    REPORT_DIR: path.join(folder, 'reports'),
    // Nothing is tested in a browser here, so any program that tells its version will do.
    CHROMIUM_PATH: process.execPath,
    NODE_ENV: '',
    ...extra,
  }
}

async function page(env: Record<string, string>, address: string): Promise<string> {
  const answer = await fetch(`http://localhost:${env.PORT}${address}`, {
    headers: { 'accept-language': 'en' },
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

function statusOf(env: Record<string, string>, address: string): Promise<number | undefined> {
  return fetch(`http://localhost:${env.PORT}${address}`).then(
    ({ status }) => status,
    () => undefined,
  )
}

async function endsWell(command: NpmCommand): Promise<void> {
  await command.stop()
  expect(command.output()).toContain('Stopping')
}
