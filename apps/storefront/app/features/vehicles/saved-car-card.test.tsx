import type { RestSavedCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { SavedCarCard } from './saved-car-card.tsx'

const ignore = () => undefined
const car = {
  id: 'VXNlckNhcjox',
  car_id: 7,
  year: 2021,
  type: 'passenger',
  brand: 'Toyota',
  name: 'Camry',
  takes: {
    oil_grades: ['0W-20', '5W-30'],
    oil_litres: 4.8,
    tyre_sizes: ['205/65R16', '235/45R18'],
    battery_ah: [60, 70],
  },
} as unknown as RestSavedCar

const show = (change: Partial<RestSavedCar> = {}, lang: 'en' | 'ar' = 'en') =>
  renderPart(<SavedCarCard car={{ ...car, ...change }} onEdit={ignore} onRemove={ignore} />, {
    lang,
    texts: ['cars'],
  })

test('a saved car has its name with the year, its kind, and what it takes, each with its unit', async () => {
  const { text, rows } = await show()
  expect(text).toMatch(/^Toyota Camry 2021 Passenger/)
  expect(rows.map(([name]) => name)).toEqual(['Oil', 'Tyres', 'Battery'])
  const [oil, tyres, battery] = rows.map(([, value]) => value)
  expect(oil).toContain('0W-20 or 5W-30')
  expect(oil).toContain('4.8')
  expect(tyres).toBe('205/65R16 or 235/45R18')
  expect(battery).toBe('60 or 70 Ah')
  expect((await show({}, 'ar')).rows.map(([, value]) => value)).toEqual([
    '0W-20 أو 5W-30، 4.8 لتر',
    '205/65R16 أو 235/45R18',
    '60 أو 70 أمبير ساعة',
  ])
})

test('of a car that nobody has described it says so', async () => {
  const { rows, text } = await show({ takes: null })
  expect(rows).toEqual([])
  expect(text).not.toContain('Tyres')
})

test('a car with an empty logbook says so, once that is known', async () => {
  const none = 'Nothing in the logbook yet.'
  const known = await renderPart(<SavedCarCard car={car} services={[]} onEdit={ignore} onRemove={ignore} />, {
    lang: 'en',
    texts: ['cars'],
  })
  expect(known.text).toContain(none)
  expect((await show()).text).not.toContain(none)
})

test('its buttons name the car', async () => {
  const { html } = await show()
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
  expect(labels).toHaveLength(3)
  for (const label of labels) expect(label).toContain('Toyota Camry 2021')
})
