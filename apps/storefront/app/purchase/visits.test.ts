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
  const visits = visitsOf([
    line('Tyre', later),
    line('Oil', ghala),
    line('Filter', ghala),
    line('Service fee', {}),
    line('Wash', { ...ghala, address: 'My street' }),
  ])
  expect(
    visits.map(({ date, address, lines }) => [date, address, lines.map(({ name }) => name).join()]),
  ).toEqual([
    ['2026-11-19', 'My street', 'Wash'],
    ['2026-11-19', 'Way 6414', 'Oil,Filter'],
    ['2026-11-20', 'Way 6414', 'Tyre'],
  ])
})

test('goods without an appointment have none', () => {
  expect(visitsOf([line('Mat', { name: 'Ghala Service Centre' })])).toEqual([])
})

test('a visit knows its way there, its phone and what is done', () => {
  const point = { latitude: '23.5881', longitude: '58.3829' }
  const booking = { ...ghala, ...point, service_center_phone_number: '+96824000001' }
  const kindOf = (more: object) => visitsOf([line('Oil', { ...booking, ...more })])[0]?.kind
  expect(visitsOf([line('Oil', booking)])[0]).toMatchObject({
    point: { latitude: 23.5881, longitude: 58.3829 },
    phone: '+96824000001',
  })
  expect(visitsOf([line('Oil', ghala)])[0]).toMatchObject({ point: null, phone: '' })
  expect(kindOf({ service_type: 'service' })).toBe('service')
  expect(kindOf({ service_type: 'delivery' })).toBe('pickup')
  expect(kindOf({ service_type: 'service', place: 'home' })).toBe('home')
})
