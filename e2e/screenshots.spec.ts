import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { freePort } from '../scripts/testing/free-port.ts'
import { expect, test } from './fixtures/shop-test.ts'

test(
  'npm run screenshots takes every picture it is asked for',
  { tag: '@one-language' },
  async ({ playwright: _none }, testInfo) => {
    test.setTimeout(120_000)
    const folder = testInfo.outputPath('screenshots')
    const child = spawn('npm run screenshots home side-menu', {
      shell: true,
      env: { ...process.env, SCREENSHOTS_DIR: folder, SCREENSHOTS_PORT: String(await freePort()) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const complaints = text(child.stderr)
    const [code] = await once(child, 'close')
    expect(code, await complaints).toBe(0)
    const sizes = ['ar-desktop', 'ar-phone', 'en-desktop', 'en-phone']
    const names = ['home', 'side-menu'].flatMap((screen) => sizes.map((size) => `${screen}-${size}.png`))
    expect((await readdir(folder)).sort()).toEqual(names)
  },
)
