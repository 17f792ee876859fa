import { defineConfig, devices } from '@playwright/test'
import { shopConfig } from './e2e/fixtures/shop-config.ts'
import type { ShopOptions } from './e2e/fixtures/shop-test.ts'

const port = Number(process.env.E2E_PORT ?? 3199)

/** Journeys run in both languages on a phone; tests that need a desktop say so themselves. */
export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['dot']] : [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // Journeys do not wait for things to slide in; where motion is the subject, the test asks for it.
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${port}`,
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'en', use: { lang: 'en', locale: 'en-GB' } },
    // What has nothing to do with words or direction, such as what is stored, is looked at once.
    { name: 'ar', use: { lang: 'ar', locale: 'ar' }, grepInvert: /@one-language/ },
  ],
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `http://localhost:${port}/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      // As `npm start` runs it; otherwise React would render with its development build.
      NODE_ENV: 'production',
      ...shopConfig,
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e',
      CHANNEL_SISTER_HOSTS: 'tasleem.localhost',
      RATE_LIMIT_PER_MINUTE: '1000000',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      LOG_LEVEL: 'warn',
      DEMO: 'on',
    },
  },
})
