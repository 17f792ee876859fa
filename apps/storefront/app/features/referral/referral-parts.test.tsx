import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { EarnedCard } from './earned-card.tsx'
import { InviteSteps } from './invite-steps.tsx'

const invitation = { code: 'abc', reward: baisa(2_000), minOrder: baisa(5_000), earned: baisa(14_000) }

test('the steps of an invitation name the reward and the order it takes, the terms when it is taken back', async () => {
  const steps = <InviteSteps invitation={invitation} />
  const { text } = await renderPart(steps, { lang: 'en', texts: ['referral'] })
  expect(text).toContain('They sign in through it and save 2.000 OMR on their first order.')
  expect(text).toContain('You get 2.000 OMR in your wallet as soon as that order is paid')
  expect(text).toContain('if it comes to 5.000 OMR or more')
  expect(text).toContain('within 14 days')
  const arabic = await renderPart(steps, { lang: 'ar', texts: ['referral'] })
  expect(arabic.text.match(/2\.000 ر\.ع\./g)).toHaveLength(2)
  expect(arabic.text.match(/5\.000 ر\.ع\./g)).toHaveLength(2)
})

test('what was earned is an amount to the baisa', async () => {
  const card = <EarnedCard earned={invitation.earned} />
  expect((await renderPart(card, { lang: 'en', texts: ['referral'] })).text).toMatch(
    /^Earned so far ?14\.000 OMR$/,
  )
  expect((await renderPart(card, { lang: 'ar', texts: ['referral'] })).text).toContain('14.000 ر.ع.')
})
