import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planVisits, type VisitOption } from './plan-visits.ts'

const option = (lineIds: string[], startMs: number): VisitOption => ({ lineIds, startMs })

describe('planVisits', () => {
  test('[BEY-04] one visit that does everything is better than two that are earlier', () => {
    const options = [option(['oil'], 1), option(['tyres'], 2), option(['oil', 'tyres'], 50)]
    expect(planVisits(['oil', 'tyres'], options)).toEqual({
      visits: [{ option: options[2], lineIds: ['oil', 'tyres'] }],
      without: [],
    })
  })

  test('[BEY-04] without such a visit the fewest, and of those the earliest', () => {
    const options = [
      option(['oil', 'wash'], 30),
      option(['oil'], 10),
      option(['wash', 'tyres'], 20),
      option(['tyres'], 25),
    ]
    const { visits } = planVisits(['oil', 'wash', 'tyres'], options)
    expect(visits).toEqual([
      { option: options[1], lineIds: ['oil'] },
      { option: options[2], lineIds: ['wash', 'tyres'] },
    ])
  })

  test('what nobody does is named, and the rest is planned', () => {
    expect(planVisits(['oil', 'moon'], [option(['oil'], 1)])).toMatchObject({
      visits: [{ lineIds: ['oil'] }],
      without: ['moon'],
    })
  })

  test('every line is in exactly one visit or named, and no plan has fewer visits', () => {
    const lines = ['a', 'b', 'c', 'd']
    const anOption = fc.record({ lineIds: fc.subarray(lines, { minLength: 1 }), startMs: fc.nat(100) })
    fc.assert(
      fc.property(fc.array(anOption, { maxLength: 7 }), (options) => {
        const { visits, without } = planVisits(lines, options)
        expect([...visits.flatMap(({ lineIds }) => lineIds), ...without].sort()).toEqual(lines)
        for (const visit of visits)
          expect(visit.option.lineIds).toEqual(expect.arrayContaining(visit.lineIds))
        expect(visits.length).toBe(fewest(lines, options))
      }),
    )
  })

  test('many different needs are planned quickly, if not always best', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `line ${at}`)
    const options = lines.map((id, at) => option([id, lines[(at * 7 + 1) % 100] ?? id], at))
    // Processor time: what else the machine does adds nothing to it.
    const startedAt = process.threadCpuUsage()
    const { visits, without } = planVisits(lines, options)
    expect(process.threadCpuUsage(startedAt).user).toBeLessThan(500_000)
    expect(without).toEqual([])
    expect(visits.flatMap(({ lineIds }) => lineIds)).toHaveLength(100)
  })
})

/** By trying every set of options. */
function fewest(lines: readonly string[], options: readonly VisitOption[]): number {
  const possible = lines.filter((id) => options.some(({ lineIds }) => lineIds.includes(id)))
  const counts = Array.from({ length: 2 ** options.length }, (_, set) => {
    const taken = options.filter((_option, at) => set & (1 << at))
    const done = new Set(taken.flatMap(({ lineIds }) => lineIds))
    return possible.every((id) => done.has(id)) ? taken.length : Number.POSITIVE_INFINITY
  })
  return Math.min(...counts)
}
