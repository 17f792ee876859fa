import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { StarRating } from './star-rating.tsx'

const show = (rate: number | null, lang: 'en' | 'ar' = 'en') =>
  renderPart(<StarRating label="Overall" rate={rate} onRate={() => undefined} />, { lang, texts: ['survey'] })

test('a rating has five stars with words, the chosen one is checked and those up to it are filled', async () => {
  const { html } = await show(4)
  expect([...html.matchAll(/type="radio"/g)]).toHaveLength(5)
  const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => input)
  expect(checked).toHaveLength(1)
  expect(checked[0]).toContain('value="4"')
  expect([...html.matchAll(/fill-amber/g)]).toHaveLength(4)
})

test('nothing is chosen until somebody chooses', async () => {
  const { html } = await show(null)
  expect(html).not.toContain('checked=""')
  expect(html).not.toContain('fill-amber')
})
