import { defineConfig, devices } from '@playwright/test'
import { withMachineClock } from './e2e/fixtures/moved-clock.ts'
import type { ShopOptions } from './e2e/fixtures/shop-test.ts'

/** Journeys run on a phone; tests that need a desktop say so themselves. */
export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/setup/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7000 },
  forbidOnly: true,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./e2e/setup/evidence-reporter.ts']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    // Journeys do not wait for things to slide in; where motion is the subject, the test asks for it.
    reducedMotion: 'reduce',
    // Tests stand in for answers of the shop, which a worker would hide from them; where it is the subject, the test says so.
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      env: withMachineClock(process.env),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A whole browser, where there is no headless shell, has pages of its own beside the tested ones.
        '--no-default-browser-check',
        '--disable-default-apps',
        '--disable-extensions',
        '--disable-search-engine-choice-screen',
      ],
    },
  },
  projects: [
    { name: 'en', use: { lang: 'en', locale: 'en-GB' } },
    // What Arabic cannot break by itself, such as what is stored, is looked at once (CONTRIBUTING.md).
    { name: 'ar', use: { lang: 'ar', locale: 'ar' }, grepInvert: /@one-language/ },
  ],
})
