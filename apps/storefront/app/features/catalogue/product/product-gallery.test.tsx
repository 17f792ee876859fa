import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { ProductGallery } from './product-gallery.tsx'

const name = 'Motor oil 5W-30'

const show = (...alts: string[]) => {
  const pictures = alts.map((alt, at) => ({ id: `${at}`, url: `/${at}.svg`, small: `/${at}-s.svg`, alt }))
  return renderPart(<ProductGallery name={name} pictures={pictures} />, { lang: 'en', texts: ['product'] })
}

test('a picture is described by the words of an operator, one without by name and number', async () => {
  const { html } = await show('The can from behind', name, '')
  const described = [...html.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)
  expect(described).toEqual(['The can from behind', `${name} (Picture 2 of 3)`, `${name} (Picture 3 of 3)`])
  expect((await show(name)).html).toContain(`alt="${name}"`)
})
