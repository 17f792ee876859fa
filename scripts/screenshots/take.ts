import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { startServer } from '../bench/server-process.ts'
import { type Screen, screens } from './screens.ts'

const folder = process.env.SCREENSHOTS_DIR ?? 'screenshots'
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const wanted = process.argv.slice(2)
const dataDir = mkdtempSync(path.join(tmpdir(), 'warsha-screens-'))
const server = await startServer(dataDir, Number(process.env.SCREENSHOTS_PORT ?? 3187))
const origin = server.origin.replace('127.0.0.1', 'localhost')
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })

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
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    if (!screen.isFirstVisit) {
      await context.addCookies([{ name: 'warsha_place', value: '1.11.muscat', url: origin }])
      await context.addInitScript(storePlace)
    }
    const page = await context.newPage()
    await page.goto(`${origin}/${lang}${screen.path}`)
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await screen.prepare?.(page, translatorFor(lang))
    await page.waitForLoadState('networkidle')
    await page.screenshot({
      path: path.join(folder, `${screen.name}-${lang}-${size}.png`),
      fullPage: !screen.prepare && !screen.isFirstVisit,
    })
    await context.close()
  }
}

function storePlace(): void {
  const state = {
    country_id: 1,
    country_name: 'Oman',
    state_id: 11,
    state_name: 'Muscat',
    state_slug: 'muscat',
  }
  localStorage.setItem('warsha:login', JSON.stringify({ version: 1, state }))
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop writes it
  document.cookie = 'warsha_popup=dismissed; Path=/; SameSite=Lax'
}
