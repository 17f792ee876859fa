import { expect, test } from 'vitest'
import { formatCar, parseCar } from './car-parameter.ts'

test('a car is the same after a way through an address', () => {
  expect(parseCar(formatCar({ carId: 12, year: 2019 }))).toEqual({ carId: 12, year: 2019 })
})

test.each([null, '', '12', '0-2019', '12-19', '12-2019-1', 'x-2019', '1234567890-2019'])(
  '%s is no car',
  (text) => {
    expect(parseCar(text)).toBeNull()
  },
)
