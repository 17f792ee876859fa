import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { freePort } from '../scripts/testing/free-port.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { copyDatabase, databaseUrl, dropDatabase } from './setup/databases.ts'
import { shopTemplate } from './setup/shop-template.ts'

test(
  'npm run screenshots takes the screen it is asked for in both languages, at each width, light and dark',
  { tag: '@one-language' },
  async ({ playwright: _none }, testInfo) => {
    test.setTimeout(120_000)
    const folder = testInfo.outputPath('screenshots')
    // That a shop fills an empty folder by itself is proven for `npm start`.
    const [server, name] = [process.env.E2E_PG_OWNER_URL ?? '', `screenshots_${testInfo.workerIndex}`]
    await copyDatabase(server, { from: shopTemplate, to: name })
    const child = spawn('npm run screenshots side-menu', {
      shell: true,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl(process.env.E2E_PG_URL ?? '', name),
        DATABASE_OWNER_URL: databaseUrl(server, name),
        SCREENSHOTS_DIR: folder,
        SCREENSHOTS_WIDTHS: '360,1280',
        SCREENSHOTS_DARK: '1',
        SCREENSHOTS_PORT: String(await freePort()),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const complaints = text(child.stderr)
    const [code] = await once(child, 'close')
    await dropDatabase(server, name)
    expect(code, await complaints).toBe(0)
    const pictures = ['ar', 'en'].flatMap((lang) =>
      ['1280-dark', '1280', '360-dark', '360'].map((size) => `side-menu-${lang}-${size}.png`),
    )
    expect((await readdir(folder)).sort()).toEqual(pictures)
  },
)
