import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from './screens.ts'

/** Routes that only lead on to another. */
const forwardingRoutes = ['payment/result', 'payment/success']
/** The demo's driver has one phone, which gets only so many codes for so many pictures. */
const routesOfDrivers = ['driver-visits']

test('npm run screenshots takes every screen that the storefront has a route for', () => {
  const table = readFileSync(new URL('../../apps/storefront/app/routes.ts', import.meta.url), 'utf8')
  const routes = [...table.matchAll(/^ {4}route\('([^']+)'/gm)].map((match) => String(match[1]))
  expect(routes.length).toBeGreaterThan(30)
  const shown = new Set(screens.map(({ route }) => route))
  expect(routes.filter((route) => !shown.has(route)).sort()).toEqual(
    [...forwardingRoutes, ...routesOfDrivers].sort(),
  )
  expect([...shown].filter((route) => route !== '' && !routes.includes(route))).toEqual([])
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length)
})
