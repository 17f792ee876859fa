import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '~': new URL('./apps/storefront/app', import.meta.url).pathname } },
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/rules/**/*.test.ts',
            'apps/storefront/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/server/src/**/rules/**'],
          environment: 'node',
          pool: 'forks',
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
    ],
  },
})
