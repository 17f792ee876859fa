import { describe, expect, test } from 'vitest'
import { readChosenCar } from './read-chosen-car.ts'

const car = { carId: 12, year: 2019, names: { en: 'Toyota Hilux 2019' }, isFilter: true }

describe('readChosenCar', () => {
  test('returns what was stored', () => {
    expect(readChosenCar(JSON.stringify(car))).toEqual(car)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a text', '"x"'],
    ['a car without a year', JSON.stringify({ carId: 12 })],
    ['an id of another kind', JSON.stringify({ ...car, carId: '12' })],
    ['half a year', JSON.stringify({ ...car, year: 2019.5 })],
  ])('%s is no car', (_case, text) => {
    expect(readChosenCar(text)).toBeNull()
  })

  test('names that are none are left out', () => {
    const text = JSON.stringify({ ...car, names: { en: 5, ar: 'x'.repeat(200), fr: 'x' }, isFilter: 'yes' })
    expect(readChosenCar(text)).toEqual({ carId: 12, year: 2019, names: {}, isFilter: false })
  })
})
