import { demoCountries, demoStates } from '@warsha/demo-shop/locations/demo-places.ts'
import { describe, expect, test } from 'vitest'
import { type Country, hasStore, nameIn, type State } from './places.ts'

const states: State[] = demoStates.map((state) => ({ ...state, isActive: true }))
const oman = demoCountries[0] as Country

describe('hasStore', () => {
  test('[LOC-18] stores are in Oman and the Emirates; Turkey and Canada only lend phone numbers', () => {
    const open = demoCountries.filter((country) => hasStore(country, states))
    expect(open.map(({ nameEn }) => nameEn)).toEqual(['Oman', 'United Arab Emirates'])
  })

  test('[LOC-18] a country whose places are all closed has no store', () => {
    const closed = states.map((state) => ({ ...state, isActive: false }))
    expect(hasStore(oman, closed)).toBe(false)
    expect(hasStore(oman, [])).toBe(false)
  })
})

test('[LOC-21] a place is named in the asked language', () => {
  expect([nameIn('en', oman), nameIn('ar', oman)]).toEqual(['Oman', 'عُمان'])
})
