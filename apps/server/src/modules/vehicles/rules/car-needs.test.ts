import { describe, expect, test } from 'vitest'
import type { CarFitment } from './car.ts'
import { evaluateFit } from './car-needs.ts'

const hilux: CarFitment = {
  yearFrom: 2016,
  yearTo: null,
  oilGrades: ['5W-30', '0W-20'],
  oilMillilitres: 5800,
  tyreSizes: ['265/65R17'],
  tyreCount: 4,
  batteryAmpereHours: [70, 75],
}

const judged = (values: Record<string, string[]>) => evaluateFit(hilux, new Map(Object.entries(values)))
const fitOf = (values: Record<string, string[]>) => {
  const { fits, quantity } = judged(values)
  return { fits, quantity }
}

describe('evaluateFit', () => {
  test('[BEY-05] oil of a grade that the engine takes fits, and litres become cans', () => {
    expect(fitOf({ viscosity: ['5w-30'], volume: ['4-l'] })).toEqual({ fits: true, quantity: 2 })
    expect(fitOf({ viscosity: ['5w-30'], volume: ['1-l'] })).toEqual({ fits: true, quantity: 6 })
    expect(fitOf({ viscosity: ['0w-20'], volume: ['500-ml'] })).toEqual({ fits: true, quantity: 12 })
  })

  test('[BEY-05] of oil the litres of a change are known, of other things none', () => {
    expect(judged({ viscosity: ['5w-30'], volume: ['4-l', '1-l'] }).litres).toBe(5.8)
    expect(judged({ viscosity: ['20w-50'] }).litres).toBeNull()
    expect(judged({ 'tyre-size': ['265-65r17'] }).litres).toBeNull()
  })

  test('[BEY-05] another grade, size or capacity does not', () => {
    expect(fitOf({ viscosity: ['20w-50'], volume: ['4-l'] })).toEqual({ fits: false, quantity: null })
    expect(fitOf({ 'tyre-size': ['185-65r15'] })).toEqual({ fits: false, quantity: null })
    expect(fitOf({ 'capacity-ah': ['45-ah'] })).toEqual({ fits: false, quantity: null })
  })

  test('[BEY-05] tyres come by the set, a battery has no number to propose', () => {
    expect(fitOf({ 'tyre-size': ['265-65r17'], rim: ['17-inch'] })).toEqual({ fits: true, quantity: 4 })
    expect(fitOf({ 'capacity-ah': ['70-ah'] })).toEqual({ fits: true, quantity: null })
  })

  test('what is made for motorcycles alone does not fit, whatever its grade', () => {
    expect(fitOf({ viscosity: ['5w-30'], 'vehicle-type': ['motorcycle'] }).fits).toBe(false)
    expect(fitOf({ viscosity: ['5w-30'], 'vehicle-type': ['motorcycle', 'suv'] }).fits).toBe(true)
  })

  test('of what depends on no car nothing is said', () => {
    expect(fitOf({})).toEqual({ fits: null, quantity: null })
    expect(fitOf({ brand: ['falcon'], 'vehicle-type': ['suv'] })).toEqual({ fits: null, quantity: null })
  })

  test('a product that comes in several volumes has no number of pieces', () => {
    expect(fitOf({ viscosity: ['5w-30'], volume: ['4-l', '1-l'] })).toEqual({ fits: true, quantity: null })
  })
})
