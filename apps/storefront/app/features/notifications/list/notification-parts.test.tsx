import { formatDay } from '@warsha/contract/formats/format-day.ts'
import type { NotifiedOrder } from '@warsha/contract/notifications/notifications.rest.ts'
import { BellIcon } from '@warsha/ui/icons.tsx'
import { OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopNotification } from '~/session/groups/notification-list.ts'
import { renderPart } from '~/session/testing/render-part.tsx'
import { OrderFacts } from '../drawer/order-facts.tsx'
import { NotificationRow } from './notification-row.tsx'
import type { NotificationTab } from './notification-tabs.ts'

const now = new Date('2026-11-17T10:00:00Z')

const notification = {
  id: 'N1',
  type: 'ORDER',
  subject: 'Return for order 10007 completed',
  message: '<p>2 × Motor oil returned.</p><p>7.000 OMR are in your wallet.</p>',
  send_time: '2026-11-17T08:00:00Z',
  expires_in: null,
  seen: false,
} as unknown as ShopNotification

const show = (change: Partial<ShopNotification> = {}, tab: NotificationTab = 'all') =>
  renderPart(<NotificationRow notification={{ ...notification, ...change }} tab={tab} />, {
    lang: 'en',
    texts: ['notifications', 'formats'],
  })

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('a notification in the list', () => {
  test('has its subject, its message without marks, and how long ago it was sent', async () => {
    const { text, html } = await show()
    expect(text).toContain('Return for order 10007 completed')
    expect(text).toMatch(/2 × Motor oil returned\. ?7\.000 OMR are in your wallet\./)
    expect(text).toContain('2 hours ago')
    expect(html).toMatch(/href="\/en\/notifications\/?\?id=N1"/)
  })

  test('opens over the tab it is listed on', async () => {
    expect((await show({}, 'unread')).html).toMatch(/href="\/en\/notifications\/?\?tab=unread&amp;id=N1"/)
  })

  test('about an order has the picture of orders, any other one a bell', async () => {
    const picture = async (type: ShopNotification['type']) =>
      /<svg.*?<\/svg>/.exec((await show({ type })).html)?.[0]
    const pictures = [await picture('ORDER'), await picture('GENERAL')]
    const icons = await renderPart(
      [<OrdersIcon key="1" className="size-5" />, <BellIcon key="2" className="size-5" />],
      {
        lang: 'en',
        texts: [],
      },
    )
    expect(pictures.join('')).toBe(icons.html)
  })

  test('is called new until it was seen', async () => {
    expect((await show()).html).toMatch(/sr-only">New</)
    expect((await show({ seen: true })).html).not.toMatch(/sr-only">New</)
  })

  test('that ends says in how long, to the second', async () => {
    const twoHours = 7_200
    const { text } = await show({ expires_in: twoHours + 65 })
    expect(text).toContain('01:05')
    expect((await show()).text).not.toMatch(/\d\d:\d\d/)
  })
})

describe('the order of a notification', () => {
  const order: NotifiedOrder = {
    product_name: 'Motor oil 5W-30',
    quantity: 3,
    delivery_date: '2026-11-20',
    service_center: {
      name: 'Ghala Service Centre',
      default_location_address: { latitude: 23.5881, longitude: 58.3829 },
    },
    saleor_order_id: 'T3JkZXI6MQ==',
    created_at: '2026-11-16T08:00:00Z',
    status: 'PARTIALLY_RETURNED',
    payment_status: 'PARTIALLY_REFUNDED',
  }
  const facts = (change: Partial<NotifiedOrder> = {}) =>
    renderPart(<OrderFacts order={{ ...order, ...change }} />, {
      lang: 'en',
      texts: ['notifications', 'orders'],
    })

  test('has product, quantity, day, centre and both states, and leads to the order and the centre', async () => {
    const { rows, html } = await facts()
    expect(rows.map(([, value]) => value)).toEqual([
      'Motor oil 5W-30',
      '3',
      formatDay('2026-11-20', 'en', Date.now()),
      'Ghala Service Centre',
      'Partly returned',
      'Partly refunded',
    ])
    expect(html).toContain('href="/en/my-order/T3JkZXI6MQ%3D%3D"')
    expect(html).toMatch(/href="[^"]*23\.5881[^"]*58\.3829/)
  })

  test('leaves out a day and a centre that it does not have, and a state that nobody knows is called unknown', async () => {
    const { rows } = await facts({ delivery_date: null, service_center: null, status: 'FAILED' })
    expect(rows.map(([, value]) => value)).toEqual([
      'Motor oil 5W-30',
      '3',
      'Status unknown',
      'Partly refunded',
    ])
  })
})
