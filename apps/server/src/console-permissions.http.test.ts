import { isPermissionRule, permissionsOf } from '@warsha/contract/access.ts'
import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rolePresets } from '#modules/staff/rules/role-presets.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

/** Who reads (R) and writes (W) what; ° at the own centres alone, ² with a second person above the limit. */
const table = `
| | administrator | manager | finance | support | content | centre-staff |
| today, board | W | W° | R | R | – | own day |
| orders: read; move, units; cancel | W | W° | R | W, no cancel | – | hour, car, work; done |
| refunds, wallet, gift cards | W² | R° | W² | ask | – | – |
| reconciliation | R | – | W² | – | – | – |
| customers; block; export | W | R°, no wallet | R | R, block | – | – |
| catalogue, content | W | R | R | R | W | – |
| stock | W | W° | R | R | W | – |
| centres, schedules, holidays, closing | W | W° | R | R | – | – |
| drivers | W | W° | – | – | – | – |
| notifications | W | own customers | – | one customer | W | – |
| surveys | W | W° | – | W | R | – |
| operators, roles, settings | W | – | – | – | – | – |
| log | R | R° | money | own | own | – |`

type Ability = {
  area: string
  needs: 'R' | 'W'
  or?: readonly string[]
  except?: readonly string[]
  among?: Permission
}

const reads = (area: string, or: readonly string[] = []): Ability => ({ area, needs: 'R', or })
const writes = (area: string, or: readonly string[] = [], except: readonly string[] = []): Ability => ({
  ...{ area, needs: 'W', or, except },
})

/** What each permission is in the table: its area, whether it writes, and the words beside R and W that mean it or rule it out. */
const abilities: Readonly<Record<Permission, Ability>> = {
  'board.read': reads('today, board'),
  'board.write': writes('today, board'),
  'orders.read': reads('orders: read; move, units; cancel'),
  // At the counter: support is not there.
  'orders.visit': writes('orders: read; move, units; cancel', ['work; done'], ['no cancel']),
  'orders.fulfil': writes('orders: read; move, units; cancel'),
  'orders.move': writes('orders: read; move, units; cancel'),
  'orders.cancel': writes('orders: read; move, units; cancel', [], ['no cancel']),
  'orders.note': reads('orders: read; move, units; cancel'),
  'orders.refund': writes('refunds, wallet, gift cards'),
  'refunds.read': reads('refunds, wallet, gift cards', ['ask']),
  'refunds.request': writes('refunds, wallet, gift cards', ['ask']),
  'approvals.decide': writes('refunds, wallet, gift cards'),
  'wallets.read': { ...reads('customers; block; export'), except: ['no wallet'] },
  'wallets.adjust': writes('refunds, wallet, gift cards'),
  'gift-cards.write': writes('refunds, wallet, gift cards'),
  'reconciliation.read': reads('reconciliation'),
  'reconciliation.write': writes('reconciliation'),
  'customers.read': reads('customers; block; export'),
  'customers.block': writes('customers; block; export', ['block']),
  'customers.export': writes('customers; block; export'),
  'catalogue.read': reads('catalogue, content'),
  'catalogue.write': writes('catalogue, content'),
  'content.read': reads('catalogue, content'),
  'content.write': writes('catalogue, content'),
  'stock.read': reads('stock'),
  'stock.write': writes('stock'),
  'centres.read': reads('centres, schedules, holidays, closing'),
  'centres.write': writes('centres, schedules, holidays, closing'),
  'centres.close': writes('centres, schedules, holidays, closing'),
  'drivers.write': writes('drivers'),
  'notifications.broadcast': writes('notifications'),
  // From a customer's page, which not everybody sees; to one customer content writes a broadcast.
  'notifications.notify-customer': {
    ...writes('notifications', ['own customers', 'one customer']),
    among: 'customers.read',
  },
  'surveys.read': reads('surveys'),
  'surveys.moderate': writes('surveys'),
  // Questions are the same for every centre.
  'surveys.write': writes('surveys', [], ['W°']),
  'staff.write': writes('operators, roles, settings'),
  'settings.write': writes('operators, roles, settings'),
  'health.read': reads('operators, roles, settings'),
  'health.write': writes('operators, roles, settings'),
  'log.read': reads('log'),
  'log.read-money': reads('log', ['money']),
  'log.read-own': reads('log', ['own']),
}

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const roles = head.slice(1)
const cellOf = (area: string, role: string): string => {
  const cell = rows.find(([name]) => name === area)?.[head.indexOf(role)]
  if (cell === undefined) throw new Error(`The table has no ${area} of ${role}`)
  return cell
}

function isAllowed(role: string, permission: Permission): boolean {
  const { area, needs, or = [], except = [], among } = abilities[permission]
  if (among && !isAllowed(role, among)) return false
  const parts = cellOf(area, role).split(', ')
  if (parts.some((part) => except.includes(part))) return false
  if (parts.some((part) => or.includes(part))) return true
  return parts.some((part) => part.startsWith('W') || (needs === 'R' && part.startsWith('R')))
}

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
  await shop.app.ready()
})
afterAll(() => shop.close())

describe('[ROLE-08] the table of who reads and writes what', () => {
  test('is about the roles of the shop, narrowed to centres where it says so', () => {
    expect(roles).toEqual(rolePresets.map(({ name }) => name))
    for (const { name, isCentreScoped } of rolePresets) {
      const cells = rows.map((row) => row[head.indexOf(name)] ?? '')
      expect([name, cells.some((cell) => /°|own day/.test(cell))]).toEqual([name, isCentreScoped])
    }
  })

  test.each(roles)('is what %s may call, and nothing else', (role) => {
    const granted = new Set(rolePresets.find(({ name }) => name === role)?.permissions)
    const wrong: string[] = []
    let asked = 0
    for (const { method, url, config } of shop.app.declaredRoutes) {
      const access = config?.access
      if (method === 'HEAD' || access === undefined || !isPermissionRule(access)) continue
      asked += 1
      const permissions = permissionsOf(access)
      const isOpen = permissions.some((each) => granted.has(each))
      if (isOpen !== permissions.some((each) => isAllowed(role, each)))
        wrong.push(`${method} ${url} (${permissions}): ${isOpen ? 'open' : 'closed'}`)
    }
    expect(asked).toBeGreaterThan(45)
    expect(wrong).toEqual([])
  })
})
