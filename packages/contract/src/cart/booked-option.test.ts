import { expect, test } from 'vitest'
import { bookedOption } from './booked-option.ts'

test.each([
  [{ service_type: 'service', place: 'center' }, 'service'],
  [{ service_type: 'service', place: 'home' }, 'service'],
  [{ service_type: 'delivery', place: 'center' }, 'pickup'],
  [{ service_type: 'delivery' }, 'pickup'],
  [{ service_type: 'delivery', place: 'home' }, 'delivery'],
  [{ service_type: 'moon' }, null],
  [{}, null],
])('[BOOK-18] a booking of %o is %s', (values, option) => {
  const metadata = Object.entries(values).map(([key, value]) => ({ key, value }))
  expect(bookedOption(metadata)).toBe(option)
})
