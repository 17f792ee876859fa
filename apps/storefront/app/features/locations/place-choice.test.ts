import { describe, expect, test } from 'vitest'
import { chooseCountry, isComplete, withStates } from './place-choice.ts'

const muscat = { id: 11 }
const sohar = { id: 12 }
const dubai = { id: 21 }

describe('a choice of place', () => {
  test('[LOC-09] loses its city with another country', () => {
    expect(chooseCountry(2)).toEqual({ countryId: 2, stateId: null })
  })

  test('[LOC-11] takes the only city of a country by itself', () => {
    expect(withStates(chooseCountry(2), [dubai])).toEqual({ countryId: 2, stateId: 21 })
    expect(withStates(chooseCountry(1), [muscat, sohar])).toEqual({ countryId: 1, stateId: null })
  })

  test('keeps a city that is offered and drops one that is not', () => {
    expect(withStates({ countryId: 1, stateId: 12 }, [muscat, sohar])).toEqual({ countryId: 1, stateId: 12 })
    expect(withStates({ countryId: 1, stateId: 99 }, [muscat, sohar])).toEqual({
      countryId: 1,
      stateId: null,
    })
  })

  test('[LOC-08] is complete with both country and city only', () => {
    expect(isComplete({ countryId: 1, stateId: 11 })).toBe(true)
    expect(isComplete({ countryId: 1, stateId: null })).toBe(false)
    expect(isComplete({ countryId: null, stateId: null })).toBe(false)
  })
})
