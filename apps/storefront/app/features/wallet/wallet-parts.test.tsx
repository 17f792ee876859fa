import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { describe, expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { BalanceCard } from './balance-card.tsx'
import { HistorySection, type HistorySectionProps } from './history-section.tsx'
import { TopUpAmount } from './top-up-amount-field.tsx'
import { TransactionRow } from './transaction-row.tsx'
import type { WalletTransactionRowFragment } from './wallet.generated.ts'

const ignore = () => undefined

const transaction = {
  id: '1',
  changedAmount: 20,
  balance: 1234.5,
  type: 'INCREASE',
  createdAt: '2026-12-31T20:30:00Z',
  description: 'Top-up',
} as unknown as WalletTransactionRowFragment

const show = (change: Partial<WalletTransactionRowFragment>, lang: 'en' | 'ar' = 'en') =>
  renderPart(<TransactionRow transaction={{ ...transaction, ...change }} />, { lang, texts: ['wallet'] })

describe('a change of the wallet', () => {
  test('that adds has a plus, its reason, its moment in Muscat and the balance after it', async () => {
    const moment = formatMoment('2026-12-31T20:30:00Z', 'en', Date.now()).replaceAll(/[\u2068\u2069]/g, '')
    expect((await show({})).text).toBe(`Top-up ${moment} +20.000 OMR Balance 1,234.500`)
  })

  test.each([-8.7, 8.7])(
    'that takes has one minus, however its amount %s is written',
    async (changedAmount) => {
      const { text } = await show({ type: 'DECREASE', changedAmount, description: 'Order payment' })
      expect(text).toContain('−8.700 OMR')
      expect(text).not.toMatch(/[+]|−−/)
    },
  )

  test('in Arabic has its sign before the number', async () => {
    const { html, text } = await show({ type: 'DECREASE', changedAmount: -8.7 }, 'ar')
    expect(html).toContain('<bdi dir="ltr">−8.700</bdi>')
    expect(text).toContain('−8.700 ر.ع.')
  })
})

test('the balance is shown to the baisa, with the way to top it up', async () => {
  const card = <BalanceCard balance={baisa(1_234_567)} owed={noBaisa} onTopUp={ignore} />
  expect((await renderPart(card, { lang: 'en', texts: ['wallet'] })).text).toBe(
    'Balance 1,234.567 OMR Ready to use for your next order. Top up',
  )
  expect((await renderPart(card, { lang: 'ar', texts: ['wallet'] })).text).toContain('1,234.567 ر.ع.')
})

test('an empty wallet says what a top-up is for, and sorts nothing', async () => {
  const card = <BalanceCard balance={noBaisa} owed={noBaisa} onTopUp={ignore} />
  const { text } = await renderPart(card, { lang: 'en', texts: ['wallet'] })
  expect(text).toBe('Balance 0.000 OMR Top up to pay for your next order. Top up')

  const listed = (items: readonly WalletTransactionRowFragment[]) =>
    renderPart(
      <HistorySection
        history={{ ...history, page: { items } } as unknown as HistorySectionProps['history']}
        onRetry={ignore}
        renderEmpty={() => 'Empty'}
      />,
      { lang: 'en', texts: ['wallet'] },
    )
  expect((await listed([])).html).not.toContain('<select')
  expect((await listed([transaction])).html).toContain('<select')
})

const history = {
  hasMore: false,
  hasFailed: false,
  isLoading: false,
  loadMore: ignore,
  asked: { sort: 'newest', filter: 'all' },
  setAsked: ignore,
}

test('what a claimed-back reward still takes is said in words, to the baisa', async () => {
  const card = <BalanceCard balance={noBaisa} owed={baisa(1_500)} onTopUp={ignore} />
  expect((await renderPart(card, { lang: 'en', texts: ['wallet'] })).text).toContain(
    'Still to be taken back: 1.500 OMR The reward for an invited friend no longer counts',
  )
  const { text } = await renderPart(card, { lang: 'ar', texts: ['wallet'] })
  expect(text).toContain('مبلغ سيُخصم لاحقًا: 1.500 ر.ع.')
  expect(text).not.toMatch(/[a-z]{2}/)
})

describe('the amount of a top-up', () => {
  const field = (text: string, isWrong: boolean) =>
    renderPart(<TopUpAmount text={text} isWrong={isWrong} onChange={ignore} />, {
      lang: 'en',
      texts: ['wallet'],
    })

  test('is offered as 10, 20 and 50 Rials, and the chosen one is marked', async () => {
    const { html, text } = await field('20', false)
    expect(text).toContain('10 Rials 20 Rials 50 Rials')
    const pressed = [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>(.*?)<\/button>/g)]
    expect(pressed.map(([, is, label]) => [label?.replace(/<[^>]*>/g, ''), is])).toEqual([
      ['10 Rials', 'false'],
      ['20 Rials', 'true'],
      ['50 Rials', 'false'],
    ])
  })

  test('says its limits, as an error when they are passed', async () => {
    expect((await field('', false)).text).toContain('Whole Rials, from 1 to 500.')
    expect((await field('501', true)).html).toContain('aria-invalid="true"')
    expect((await field('500', false)).html).not.toContain('aria-invalid="true"')
  })
})
