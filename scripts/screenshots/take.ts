import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { demoSlugs, lineOf, readProduct, storeCart } from '../../e2e/fixtures/filled-cart.ts'
import { openAs, signInByApi } from '../../e2e/fixtures/sign-in.ts'
import { startServer } from '../bench/server-process.ts'
import { lookedUp } from './looked-up.ts'
import { type Screen, screens } from './screens.ts'
import { readShownShop } from './shown-shop.ts'

const folder = process.env.SCREENSHOTS_DIR ?? 'screenshots'
const widths = (process.env.SCREENSHOTS_WIDTHS ?? '390,1280').split(',').map(Number)
const schemes = process.env.SCREENSHOTS_DARK ? (['light', 'dark'] as const) : (['light'] as const)
const wanted = process.argv.slice(2)
const dataDir = mkdtempSync(path.join(tmpdir(), 'warsha-screens-'))
const server = await startServer(dataDir, Number(process.env.SCREENSHOTS_PORT ?? 3187), {
  // Every picture signs somebody in, all from one address.
  CODES_PER_ADDRESS_PER_HOUR: '1000',
})
const origin = server.origin.replace('127.0.0.1', 'localhost')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })

const asking = await browser.newContext({ baseURL: origin })
const shop = await readShownShop(asking.request)

try {
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const lang of ['en', 'ar'] as const) await take(browser, screen, lang)
    console.log(`  · ${screen.name}`)
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function take(browser: Browser, screen: Screen, lang: 'en' | 'ar'): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: sizeOf(widths[0] ?? 390),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await comeBack(context, page, screen, lang)
  for (const [call, answer] of Object.entries(screen.answers ?? {})) {
    const data = lookedUp[answer](lang)
    await page.route(`**/api/v1${call}?*`, (route) => route.fulfill({ json: { data } }))
  }
  const address = typeof screen.path === 'string' ? screen.path : screen.path(shop)
  await page.goto(`${origin}/${lang}${address}`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await screen.prepare?.(page, translatorFor(lang))
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width))
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await settled(page, screen)
      const isWhole = screen.isWhole ?? (!screen.prepare && !screen.isFirstVisit)
      if (isWhole) await unfold(page, screen, width)
      const name = [screen.name, lang, width, ...(colorScheme === 'dark' ? ['dark'] : [])].join('-')
      await page.screenshot({
        path: path.join(folder, `${name}.png`),
        fullPage: isWhole,
      })
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) console.log(`    ${screen.name} in ${lang} is ${wide} wide at ${width}`)
  }
  await context.close()
}

function sizeOf(width: number) {
  return { width, height: width < 600 ? 844 : width < 1100 ? 1024 : 800 }
}

/**
 * Makes the window as high as the page: what the browser draws only once it is in view would be missing below. The first
 * time its height is a guess.
 */
async function unfold(page: Page, screen: Screen, width: number): Promise<void> {
  for (const _attempt of ['guessed', 'known']) {
    await page.setViewportSize(sizeOf(width))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    await settled(page, screen)
  }
}

/** A page that follows the shop's events, as every customer's does, has connections that are never idle. */
async function settled(page: Page, { customer, isLive }: Screen): Promise<void> {
  if (!customer && !isLive) return page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const isInView = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight
    const isDrawn = [...document.images].every((image) => image.complete || !isInView(image))
    // A closed dialog has its own.
    const waiting = [...document.querySelectorAll('main [aria-busy=true], main .animate-skeleton')]
    return isDrawn && !waiting.some((element) => element.checkVisibility())
  })
}

/** State left by earlier visits: a place, a seen tour and popup, a sign-in, a filled cart. */
async function comeBack(
  context: BrowserContext,
  page: Page,
  screen: Screen,
  lang: 'en' | 'ar',
): Promise<void> {
  if (screen.isFirstVisit) return
  await context.addCookies([{ name: 'warsha_place', value: '1.11.muscat', url: origin }])
  const { request } = context
  if (screen.customer)
    await openAs(page, screen.customer === 'regular' ? shop.regular : await signInByApi(request))
  if (screen.hasCart)
    await storeCart(context, [lineOf(await readProduct(request, demoSlugs.oil, lang), lang)])
  await context.addInitScript(storePlace)
}

function storePlace(): void {
  const stored = JSON.parse(localStorage.getItem('warsha:login') ?? '{"state":{}}')
  const state = {
    country_id: 1,
    country_name: 'Oman',
    state_id: 11,
    state_name: 'Muscat',
    state_slug: 'muscat',
    seenTour: true,
    ...stored.state,
  }
  localStorage.setItem('warsha:login', JSON.stringify({ version: 1, state }))
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop writes it
  document.cookie = 'warsha_popup=dismissed; Path=/; SameSite=Lax'
}
