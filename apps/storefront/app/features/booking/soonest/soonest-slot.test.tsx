import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { SoonestSlot } from './soonest-slot.tsx'

test('a placeholder of its size stands where the soonest slot will, until it is known', async () => {
  const slot = <SoonestSlot lines={[]} placeName="Muscat" onBook={() => undefined} />
  const { html } = await renderPart(slot, { lang: 'en', texts: ['soonest'] })
  expect(html).toMatch(
    /^<div aria-busy="true" class="min-h-25 lg:min-h-21"><span aria-hidden="true" class="[^"]*\bh-25 lg:h-21\b/,
  )
})
