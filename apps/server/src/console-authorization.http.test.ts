import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rolePresets } from '#modules/staff/rules/role-presets.ts'
import { askConsole, makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from './modules.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Call = { method: Method; path: string; access: unknown }

let shop: TestApp
let calls: Call[]
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, testCallers] })
  await shop.app.ready()
  calls = shop.app.declaredRoutes.flatMap(({ method, url, config }) => {
    if (!url.startsWith('/api/v1/console/') || /\/docs(\/|$)/.test(url)) return []
    const path = url.slice('/api/v1/console'.length).replace(/:\w+/g, 'unknown')
    return [method]
      .flat()
      .filter((each) => each !== 'HEAD')
      .map((each) => ({ method: each as Method, path, access: config?.access }))
  })
})
afterAll(() => shop.close())

const needed = ({ access }: Call): readonly Permission[] =>
  typeof access === 'object' && access !== null && 'permission' in access
    ? [access.permission as Permission | Permission[]].flat()
    : []

const send = ({ method, path }: Call, asked: { token?: string; headers?: Record<string, string> }) =>
  askConsole(shop, path, method === 'GET' ? undefined : {}, { method, ...asked })

/** Signing out would end the session that the other calls are made with. */
const isSignOut = ({ method, path }: Call) => method === 'DELETE' && path === '/session/'

describe('[ROLE-08] [OPS-01] every call of the console', () => {
  test.each(rolePresets.map(({ name }) => name))(
    'is open to %s just where the role has its permission',
    async (role) => {
      const { token } = await signInStaff(shop, await makeMember(shop, role))
      const granted = new Set(rolePresets.find(({ name }) => name === role)?.permissions)
      const wrong: string[] = []
      for (const call of calls.filter((each) => !isSignOut(each))) {
        const { status } = await send(call, { token })
        const isAllowed =
          call.access === 'public' ||
          call.access === 'operator' ||
          needed(call).some((permission) => granted.has(permission))
        const isRefused = status === 401 || status === 403
        if (isRefused === isAllowed || status >= 500) wrong.push(`${call.method} ${call.path}: ${status}`)
      }
      expect(calls.length).toBeGreaterThan(15)
      expect(wrong).toEqual([])
    },
  )

  test.each(['visitor', 'customer', 'driver', 'gateway'] as const)('is closed to a %s', async (caller) => {
    const open: string[] = []
    for (const call of calls.filter(({ access }) => access !== 'public')) {
      const { status } = await send(call, { headers: { ...credentialsOf(caller) } })
      if (status !== 401 && status !== 403) open.push(`${call.method} ${call.path}: ${status}`)
    }
    expect(open).toEqual([])
  })
})
