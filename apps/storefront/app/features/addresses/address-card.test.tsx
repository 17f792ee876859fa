import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { AddressCard } from './address-card.tsx'

const address = {
  id: 'QWRkcmVzczox',
  address: 'Way 3021, House 14',
  place: 'Ghala, Muscat',
  zip_code: '130',
} as unknown as RestUserAddress

const show = (change: Partial<RestUserAddress> = {}, lang: 'en' | 'ar' = 'en') =>
  renderPart(<AddressCard address={{ ...address, ...change }} onRemove={() => undefined} />, {
    lang,
    texts: ['addresses'],
  })

test('a saved address has its text, its place and its postal code, and can be edited and removed by name', async () => {
  const { text, html } = await show()
  expect(text).toMatch(/^Way 3021, House 14 Ghala, Muscat Postal code:? 130/)
  expect(html).toContain('id=QWRkcmVzczox')
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
  expect(labels).toHaveLength(2)
  for (const label of labels) expect(label).toContain('Way 3021, House 14')
})

test('it does not say its place twice, nor a postal code that it has not', async () => {
  const { text } = await show({ place: 'Way 3021, House 14', zip_code: '' })
  expect(text.match(/Way 3021, House 14/g)).toHaveLength(1)
  expect(text).not.toContain('Postal')
})
