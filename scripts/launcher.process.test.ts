import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeNodeProblem } from './launcher/check-node.mjs'
import { findChromium, findPlaywrightShell } from './launcher/chromium.mjs'
import { fingerprint, matchesStamp, writeStamp } from './launcher/fingerprint.mjs'
import { isInstalled } from './launcher/install.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'warsha launcher '))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['v18.20.1', true],
  ['v20.0.0', false],
  ['v24.21.0', false],
])('[OPS-31] Node %s is refused: %s', (version, isRefused) => {
  const problem = describeNodeProblem(version)
  if (isRefused) expect(problem).toContain('needs Node 20 or newer')
  else expect(problem).toBeUndefined()
})

describe('what has changed since the last time', () => {
  test('content, new files and names count; outputs and tests do not', async () => {
    await put('app/page.ts', 'one')
    const first = fingerprint([at('app')])

    await put('app/build/page.js', 'output')
    await put('app/page.test.ts', 'test')
    expect(fingerprint([at('app')])).toBe(first)

    await put('app/page.ts', 'two')
    const second = fingerprint([at('app')])
    expect(second).not.toBe(first)
    await put('app/other.ts', '')
    expect(fingerprint([at('app')])).not.toBe(second)
  })

  test('a stamp holds until the value changes', () => {
    const stamp = at('node_modules/.warsha-stamp')
    expect(matchesStamp(stamp, 'a')).toBe(false)
    writeStamp(stamp, 'a')
    expect(matchesStamp(stamp, 'a')).toBe(true)
    expect(matchesStamp(stamp, 'b')).toBe(false)
  })
})

describe('whether the dependencies are installed', () => {
  const wanted = {
    '': { name: 'warsha' },
    'packages/ui': { name: '@warsha/ui' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  }

  test.each([
    ['everything is there', { 'node_modules/pg': { version: '8.23.1' } }, true],
    ['another version is there', { 'node_modules/pg': { version: '8.0.0' } }, false],
    ['one is missing', {}, false],
  ])('%s', async (_case, present, answer) => {
    await put('package-lock.json', JSON.stringify({ packages: wanted }))
    await put('node_modules/.package-lock.json', JSON.stringify({ packages: present }))
    expect(isInstalled(folder)).toBe(answer)
  })

  test('nothing is there', async () => {
    await put('package-lock.json', JSON.stringify({ packages: wanted }))
    expect(isInstalled(folder)).toBe(false)
  })
})

describe('the browser for the tests', () => {
  test('the one named comes before the one on the PATH', async () => {
    const named = await program('own/my-browser', 'exit 0')
    const onPath = await program('bin/chromium', 'exit 0')
    expect(findChromium({ CHROMIUM_PATH: named, PATH: at('bin') })).toBe(named)
    expect(findChromium({ PATH: at('bin') })).toBe(onPath)
  })

  test('a headless shell comes before a whole browser, wherever on the PATH either is', async () => {
    await program('first/chromium', 'exit 0')
    const shell = await program('second/chromium-headless-shell', 'exit 0')
    expect(findChromium({ PATH: [at('first'), at('second')].join(path.delimiter) })).toBe(shell)
  })

  test('the shell that Playwright installed is found beside its browser', async () => {
    const browser = await program('ms-playwright/chromium-1234/chrome-linux/chrome', 'exit 0')
    expect(findPlaywrightShell(browser)).toBeUndefined()
    const shell = await program(
      'ms-playwright/chromium_headless_shell-1234/chrome-linux/headless_shell',
      'exit 0',
    )
    expect(findPlaywrightShell(browser)).toBe(shell)
  })

  test('a program that does not start is passed over', async () => {
    await program('bin/chromium-browser', 'echo "install the snap"; exit 1')
    const chrome = await program('bin/google-chrome', 'exit 0')
    expect(findChromium({ PATH: at('bin') })).toBe(chrome)
  })

  test('a wrong CHROMIUM_PATH is told, not replaced in silence', () => {
    expect(() => findChromium({ CHROMIUM_PATH: at('nothing'), PATH: '' })).toThrow('CHROMIUM_PATH')
  })
})

function at(name: string): string {
  return path.join(folder, name)
}

async function put(name: string, content: string): Promise<string> {
  await mkdir(path.dirname(at(name)), { recursive: true })
  await writeFile(at(name), content)
  return at(name)
}

async function program(name: string, script: string): Promise<string> {
  const file = await put(name, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}
