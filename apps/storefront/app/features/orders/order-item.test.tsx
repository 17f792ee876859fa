import { formatDay, formatDayTime, formatMoment } from '@warsha/contract/formats/format-day.ts'
import { describe, expect, test } from 'vitest'
import { visitsOf } from '~/purchase/visits.ts'
import { renderPart } from '~/session/testing/render-part.tsx'
import { goodsOf } from './goods-of.ts'
import type { ListedOrder, ShownLine } from './order-calls.ts'
import { OrderCard } from './order-card.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderVisit } from './order-visit.tsx'

const booking = {
  service_type: 'service',
  delivery_date: '2026-11-20',
  delivery_time: '10:00-11:00',
  name: 'Ghala Service Centre',
  address: 'Ghala Heights',
  latitude: '23.5881',
  longitude: '58.3829',
  service_center_phone_number: '+96824000001',
}

function lineOf(pairs: Record<string, string>, quantity = 3): ShownLine {
  return {
    id: 'line',
    translatedProductName: 'Motor oil 5W-30',
    translatedVariantName: '4 L',
    quantity,
    thumbnail: null,
    totalPrice: { gross: { amount: 26.7 } },
    metadata: Object.entries(pairs).map(([key, value]) => ({ key, value })),
  } as unknown as ShownLine
}

/** The appointment of a line, nine days before it. */
function showVisit(pairs: Record<string, string>, lang: 'en' | 'ar' = 'en') {
  const [visit] = visitsOf([lineOf(pairs)])
  if (!visit) throw new Error('The line has no appointment')
  const order = { id: 'order', number: '10007', status: 'UNFULFILLED' as const }
  const now = new Date('2026-11-11T06:00:00Z')
  return renderPart(
    <OrderVisit order={order} visit={visit} pass={undefined} isPassKept={false} now={now} />,
    { lang, texts: ['orders'] },
  )
}

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

const show = (pairs: Record<string, string>, lang: 'en' | 'ar' = 'en') =>
  renderPart(<OrderItem line={lineOf(pairs)} />, { lang, texts: ['orders'] })

describe('a line of an order', () => {
  test('counts goods, and not work that is done once', async () => {
    const shown = async (service_type: string, quantity: number) =>
      (
        await renderPart(<OrderItem line={lineOf({ service_type }, quantity)} />, {
          lang: 'en',
          texts: ['orders'],
        })
      ).text
    expect(await shown('service', 1)).not.toContain('piece')
    expect(await shown('service', 2)).toContain('2 pieces')
    expect(await shown('delivery', 1)).toContain('1 piece')
  })

  test('says what it is, how many, what they came to, and where and when it is done', async () => {
    expect((await show(booking)).text).toMatch(/^Motor oil 5W-30 · 4 L ?26\.700 OMR 3 pieces/)
    const { text } = await showVisit(booking)
    expect(plain(text)).toContain(plain(formatDayTime('2026-11-20', '10:00-11:00', 'en', Date.now())))
    expect(text).toContain('Ghala Service Centre')
    expect(text).toContain('Ghala Heights')
    expect(text).toContain('What to bring: your car')
  })

  test('counts what was used, came back and was let pass, each under its own name', async () => {
    const { rows } = await show({ ...booking, used: '1', returned: '2', expired: '3' })
    expect(rows).toEqual([
      ['Type', 'Service'],
      ['Used', '1'],
      ['Returned', '2'],
      ['Expired', '3'],
    ])
    expect((await show(booking)).rows).toEqual([['Type', 'Service']])
  })

  test('says when it was done and when it expired, by the clock of Muscat', async () => {
    const { rows } = await show({
      ...booking,
      delivered_at: '2026-11-20T20:30:00Z',
      expired_at: '2026-12-31T21:00:00Z',
    })
    const shown = (at: string) => plain(formatMoment(at, 'en', Date.now()))
    expect(rows.slice(1).map(([label, value]) => [label, plain(value)])).toEqual([
      ['Done at', shown('2026-11-20T20:30:00Z')],
      ['Expired at', shown('2026-12-31T21:00:00Z')],
    ])
    expect(shown('2026-11-20T20:30:00Z')).toContain('21 Nov')
  })

  test('leads to the centre and calls it, where it has a position and a phone', async () => {
    const { html } = await showVisit(booking)
    expect(html).toMatch(/href="[^"]*23\.5881[^"]*58\.3829/)
    expect(html).toContain('href="tel:+96824000001"')
    const { text } = await showVisit({
      ...booking,
      latitude: '',
      longitude: '',
      service_center_phone_number: '',
    })
    expect(text).not.toContain('Directions')
    expect(text).not.toContain('Call')
  })

  test('in Arabic the times stay from left to right', async () => {
    const { html } = await showVisit(booking, 'ar')
    expect(html).toContain('\u206810:00–11:00\u2069')
    expect((await show(booking, 'ar')).text).toContain('26.700 ر.ع.')
  })
})

describe('an order in the list', () => {
  const order = {
    id: 'T3JkZXI6MQ==',
    number: '10007',
    created: '2026-12-30T20:30:00Z',
    total: { gross: { amount: 28.2 } },
    status: 'PARTIALLY_RETURNED',
    statusDisplay: 'Partly returned',
    paymentStatus: 'FULLY_CHARGED',
    paymentStatusDisplay: 'Paid',
    lines: [lineOf(booking, 1), { ...lineOf({}), id: 'fee', translatedProductName: 'Service fee' }],
  } as unknown as ListedOrder

  test('has its number, day, states, goods without their fees, and total', async () => {
    const { text, html } = await renderPart(<OrderCard order={order} />, { lang: 'en', texts: ['orders'] })
    expect(text).toContain('Order 10007')
    expect(text).toContain(formatDay('2026-12-31', 'en', Date.now()))
    expect(text).toContain('Partly returned')
    expect(text).toContain('Paid')
    expect(text).toContain('28.200 OMR')
    expect(text).not.toContain('Service fee')
    expect(html).toContain('href="/en/my-order/T3JkZXI6MQ=="')
    expect(goodsOf(order.lines)).toHaveLength(1)
  })

  test('a state that nobody knows is called unknown', async () => {
    const odd = { ...order, status: 'FAILED', statusDisplay: 'Failed' } as unknown as ListedOrder
    const { text } = await renderPart(<OrderCard order={odd} />, { lang: 'en', texts: ['orders'] })
    expect(text).toContain('Status unknown')
    expect(text).not.toContain('Failed')
  })
})
