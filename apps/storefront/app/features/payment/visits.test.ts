import { expect, test } from 'vitest'
import { visitsOf } from './visits.ts'

const line = (name: string, booking: Record<string, string>) => ({
  name,
  metadata: Object.entries(booking).map(([key, value]) => ({ key, value })),
})
const ghala = {
  delivery_date: '2026-11-19',
  delivery_time: '09:00-10:00',
  name: 'Ghala Service Centre',
  address: 'Way 6414',
}

test('lines of the same centre and slot are one visit, the earliest visit comes first', () => {
  const later = { ...ghala, delivery_date: '2026-11-20' }
  expect(
    visitsOf([
      line('Tyre', later),
      line('Oil', ghala),
      line('Filter', ghala),
      line('Service fee', {}),
      line('Wash', { ...ghala, address: 'My street' }),
    ]),
  ).toEqual([
    { date: '2026-11-19', time: '09:00-10:00', centre: ghala.name, address: 'My street', products: ['Wash'] },
    {
      date: '2026-11-19',
      time: '09:00-10:00',
      centre: ghala.name,
      address: 'Way 6414',
      products: ['Oil', 'Filter'],
    },
    { date: '2026-11-20', time: '09:00-10:00', centre: ghala.name, address: 'Way 6414', products: ['Tyre'] },
  ])
})

test('goods without an appointment have none', () => {
  expect(visitsOf([line('Mat', { name: 'Ghala Service Centre' })])).toEqual([])
})
