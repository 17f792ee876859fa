import { describe, expect, test } from 'vitest'
import { knownCars } from './known-cars.ts'

const models = knownCars.flatMap((brand) =>
  brand.models.map((model) => ({ ...model, name: `${brand.nameEn} ${model.nameEn}` })),
)

describe('the table of cars', () => {
  test('has both types, names in both languages and every name once', () => {
    expect(new Set(models.map(({ type }) => type))).toEqual(new Set(['passenger', 'commercial']))
    expect(models.length).toBeGreaterThan(80)
    expect(new Set(models.map(({ name }) => name)).size).toBe(models.length)
    for (const { nameAr, slug } of [...knownCars, ...models]) {
      expect(nameAr).toMatch(/[\u0600-\u06ff\d]/)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  test.each(models)('$name has years that do not overlap and sizes that can be read', ({ fitments }) => {
    const sorted = [...fitments].sort((one, other) => one.yearFrom - other.yearFrom)
    for (const [index, fitment] of sorted.entries()) {
      const next = sorted[index + 1]
      if (next) expect(fitment.yearTo).toBeLessThan(next.yearFrom)
      expect(fitment.oilMillilitres).toBeGreaterThanOrEqual(2500)
      expect(fitment.oilMillilitres).toBeLessThanOrEqual(15_000)
      for (const grade of fitment.oilGrades) expect(grade).toMatch(/^\d{1,2}W-\d{2}$/)
      for (const size of fitment.tyreSizes) {
        expect(size).toMatch(/^(\d{3}\/\d{2}R\d{2}C?|\d{3}R\d{2}C|\d\.\d{2}R\d{2}|\d{2}X\d{2}\.\dR\d{2})$/)
      }
      for (const hours of fitment.batteryAmpereHours) expect(hours).toBeGreaterThanOrEqual(35)
      expect(fitment.batteryAmpereHours.length).toBeGreaterThan(0)
    }
  })
})
