import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildStorefront, nextOf } from './saleor-storefront/build-storefront.mjs'
import { expectThanks, goToPayment, pay, refusalOf, signIn } from './saleor-storefront/buy.mjs'
import { createShopClient } from './saleor-storefront/shop-client.mjs'
import { startRelay } from './saleor-storefront/start-relay.mjs'

// Builds Saleor's own storefront and buys with it in Chromium, as a guest and signed in, from a demo shop that runs already.
// See docs/how-to/check-saleor-clients.md.
const { values: given } = parseArgs({
  options: {
    source: { type: 'string', default: 'https://github.com/saleor/storefront' },
    commit: { type: 'string', default: '60fea090' },
    shop: { type: 'string', default: 'http://localhost:3000' },
    port: { type: 'string', default: '4650' },
    folder: { type: 'string' },
    chromium: { type: 'string' },
    // Also waits a quarter of an hour for a hold to end.
    hold: { type: 'boolean', default: false },
  },
})

/** How long goods are held for a customer, and a minute more. */
const holdMs = 16 * 60_000

const port = Number(given.port)
const apiUrl = `http://localhost:${port}/graphql/`
const ownPort = String(port + 2)
const ownUrl = `http://localhost:${ownPort}`
const folder = path.resolve(given.folder ?? mkdtempSync(path.join(tmpdir(), 'warsha-saleor-storefront-')))
mkdirSync(folder, { recursive: true })

const relay = await startRelay(given.shop, port)
const client = createShopClient(apiUrl)
let storefront
let browser
try {
  const clone = await buildStorefront(folder, { source: given.source, commit: given.commit, apiUrl, ownUrl })
  storefront = spawn(process.execPath, [nextOf(clone), 'start', '-p', ownPort], {
    cwd: clone,
    stdio: 'ignore',
  })
  await answers(ownUrl)
  browser = await chromium.launch({
    executablePath: given.chromium ?? process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  })
  await buyInEveryWay()
} finally {
  await browser?.close()
  storefront?.kill()
  relay.close()
}

async function buyInEveryWay() {
  const goods = await client.listGoods()
  const [scarce, ...others] = goods
  const guest = () => ({ ownUrl, goods: others, email: `guest-${Date.now()}@example.om` })
  const customer = { ownUrl, email: 'salma@example.om', password: 'Warsha-2026' }

  await inBrowser('a guest buys, after a card that was declined', async (page) => {
    await goToPayment(page, guest())
    relay.declines = true
    await pay(page)
    const refusal = await refusalOf(page)
    relay.declines = false
    await pay(page)
    await expectThanks(page)
    return `declined: “${refusal}”`
  })

  await inBrowser('a customer buys, signed in', async (page) => {
    await signIn(page, customer)
    await goToPayment(page, { ownUrl, goods: others })
    await pay(page)
    await expectThanks(page)
    return ''
  })

  await inBrowser('a guest who comes too late is told so', async (page) => {
    await goToPayment(page, { ...guest(), goods: [scarce] })
    await client.buyAll(scarce)
    await pay(page)
    return `sold out: “${await refusalOf(page)}”`
  })

  if (!given.hold) return
  await inBrowser('a customer whose time is over is told so', async (page) => {
    await signIn(page, customer)
    await goToPayment(page, { ownUrl, goods: others })
    await page.waitForTimeout(holdMs)
    await pay(page)
    return `hold over: “${await refusalOf(page)}”`
  })
}

/** Each in a browser of its own. What went wrong is shown by a picture in the folder. */
async function inBrowser(what, check) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
  const page = await context.newPage()
  const picture = path.join(folder, `${what.replaceAll(/\W+/g, '-')}.png`)
  try {
    const said = await check(page)
    process.stdout.write(`✓ ${what}${said && `; ${said}`}\n`)
  } finally {
    await page.screenshot({ path: picture, fullPage: true })
    await context.close()
  }
}

async function answers(url) {
  for (let tries = 0; tries < 120; tries++) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${url} does not answer`)
}
