import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { messagesPlugin } from '@warsha/i18n/vite-plugin.ts'
import { defineConfig } from 'vitest/config'
import { commonDomains as consoleDomains, isConsoleDomain } from './apps/console/app/session/domains.ts'
import { commonDomains } from './apps/storefront/app/session/common-domains.ts'
import { LongestFirst } from './scripts/testing/longest-first.ts'

// Node gives everybody the same copy of graphql; the test runner would pick its ES build for ours alone.
const graphql = { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }

const readmeCommands = 'scripts/readme-commands.http.test.ts'

/** What the storefront's modules need to be read. */
const storefront = {
  plugins: [messagesPlugin({ domains: commonDomains })],
  resolve: {
    alias: [
      graphql,
      { find: '~', replacement: fileURLToPath(new URL('./apps/storefront/app', import.meta.url)) },
    ],
  },
}

/** A test that asserts nothing fails; one that waits for something waits as long as a busy machine needs. */
const asserting = { expect: { requireAssertions: true, poll: { timeout: 60_000 } } }
/** What it did is noted in the report; the storefront's tests have no server to ask. */
const evidence = {
  ...asserting,
  setupFiles: [fileURLToPath(new URL('./scripts/testing/note-evidence.ts', import.meta.url))],
}

/** For what hangs, not for what is slow: a machine may have much else to do. */
const hangsAfter = { testTimeout: 120_000, hookTimeout: 240_000 }

/** One more than there are cores in CI: many of them wait for something to end, expire or come back. */
const serverWorkers = 3
/** Of what waits for nothing; the default leaves a core to the runner, which has little to do. */
const unitWorkers = 2

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...storefront,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/rules/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', readmeCommands],
          ...evidence,
          ...hangsAfter,
          environment: 'node',
          allowOnly: false,
          // Rules keep no state, so a worker of its own for every file would be most of the time.
          isolate: false,
          maxWorkers: unitWorkers,
          // The quick ones first.
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...storefront,
        test: {
          name: 'storefront',
          include: ['apps/storefront/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**'],
          ...asserting,
          ...hangsAfter,
          environment: 'node',
          allowOnly: false,
          // What a page keeps in its modules is fresh for every file; a process for each would be most of the time.
          pool: 'vmThreads',
          maxWorkers: unitWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [messagesPlugin({ domains: consoleDomains, isOffered: isConsoleDomain })],
        resolve: {
          alias: [{ find: '~', replacement: fileURLToPath(new URL('./apps/console/app', import.meta.url)) }],
        },
        test: {
          name: 'console',
          include: ['apps/console/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**'],
          ...asserting,
          ...hangsAfter,
          environment: 'node',
          allowOnly: false,
          pool: 'vmThreads',
          maxWorkers: unitWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { alias: [graphql] },
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'apps/demo-shop/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'apps/server/src/**/rules/**'],
          ...evidence,
          setupFiles: [...evidence.setupFiles, 'apps/server/test/cheap-work.ts'],
          ...hangsAfter,
          environment: 'node',
          allowOnly: false,
          pool: 'forks',
          maxWorkers: serverWorkers,
          sequence: { groupOrder: 1 },
          // Files of a worker share what they import, which would be half of the time; no module of the server keeps state.
          isolate: false,
          // Workers leave no core free, so collecting garbage beside them only takes more of its time.
          execArgv: ['--max-semi-space-size=32', '--single-threaded-gc'],
          // As in the browser: a busy machine may miss a deadline once, and what needed a second try is reported.
          retry: 1,
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'commands',
          include: [readmeCommands],
          ...evidence,
          ...hangsAfter,
          environment: 'node',
          allowOnly: false,
          pool: 'forks',
          // Whole servers and the build, mostly waited for: among the server's files, whose workers they share.
          maxWorkers: serverWorkers,
          sequence: { groupOrder: 1 },
          maxConcurrency: 2,
          retry: 1,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
