import { describe, expect, test } from 'vitest'
import type { SoldOrder } from '#modules/orders/index.ts'
import { notifiedOrderOf } from './notified-order.ts'

type Line = SoldOrder['lines'][number]

const wash = {
  productName: { en: 'Car wash', ar: 'غسيل' },
  quantity: 2,
  metadata: {},
  fulfilment: null,
  appointmentAt: null,
} as unknown as Line
const oil = {
  ...wash,
  productName: { en: 'Oil change', ar: 'تغيير الزيت' },
  quantity: 1,
  appointmentAt: new Date('2026-11-20T05:00:00Z'),
  metadata: { name: 'Ghala', latitude: '23.5', longitude: '58.4', delivery_date: '2026-11-20' },
} as Line

const orderOf = (...lines: Line[]) =>
  ({
    publicId: 'p',
    createdAt: new Date('2026-11-16T00:00:00Z'),
    status: 'UNFULFILLED',
    paymentStatus: 'FULLY_CHARGED',
    lines,
  }) as unknown as SoldOrder

describe('notifiedOrderOf', () => {
  test('names what is booked, with its day and centre', () => {
    expect(notifiedOrderOf(orderOf(wash, oil))).toEqual({
      productName: oil.productName,
      quantity: 1,
      deliveryDate: '2026-11-20',
      centre: { name: 'Ghala', latitude: 23.5, longitude: 58.4 },
      orderPublicId: 'p',
      createdAt: '2026-11-16T00:00:00.000Z',
      status: 'UNFULFILLED',
      paymentStatus: 'FULLY_CHARGED',
    })
  })

  test('names the first piece where nothing is booked', () => {
    expect(notifiedOrderOf(orderOf(wash))).toMatchObject({ quantity: 2, deliveryDate: null, centre: null })
  })

  test.each(['', 'here', undefined])('a latitude %j is none', (latitude) => {
    const line = { ...oil, metadata: { name: 'Ghala', ...(latitude !== undefined && { latitude }) } } as Line
    expect(notifiedOrderOf(orderOf(line)).centre).toEqual({ name: 'Ghala', latitude: null, longitude: null })
  })
})
