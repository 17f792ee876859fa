/** @vitest-environment happy-dom */
import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { chooseLanguage, loadTexts } from '~/session/messages.ts'
import { FieldValue } from './field-value.tsx'
import { useLogWords } from './use-log-words.ts'

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await chooseLanguage('en')
  await loadTexts('console-people', 'console-log')
})

async function draw(content: ReactNode): Promise<HTMLElement> {
  const element = document.createElement('div')
  const root = createRoot(element)
  await act(async () => root.render(<MemoryRouter>{content}</MemoryRouter>))
  onTestFinished(() => act(async () => root.unmount()))
  return element
}

const change = {
  names: { 'centre:3': { en: 'Ghala', ar: 'غلا' } },
  subject: { kind: 'export', id: 'orders' },
} as const

test('[OPS-69] the filter of a file is told in words, with names for ids and Muscat’s days', async () => {
  const value = { status: 'CANCELED', centre: '3', placed_from: '2026-11-01' }
  const element = await draw(<FieldValue field="filter" value={value} change={change} />)
  expect([...element.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Centre',
    'Placed from',
  ])
  expect(element.textContent).toContain('Ghala')
  expect(element.textContent).not.toMatch(/CANCELED|placed_from|2026-11-01/)
})

test('[OPS-69] a request that waits for a second person has its amount as money and links instead of keys', async () => {
  const key = '0e24cd39-7b13-4c93-b9df-4f1f0b2f6a01'
  const value = { publicId: key, amount: 62_000, to: 'card', lines: [{ publicId: key, amount: 62_000 }] }
  const element = await draw(<FieldValue field="input" value={value} change={change} />)
  expect(element.textContent).toContain('62.000')
  expect(element.textContent).not.toContain(key)
  expect(element.querySelectorAll('a')).toHaveLength(1)
  expect(element.querySelector('a')?.getAttribute('href')).toMatch(/^\/orders\//)
  const adjusted = { customerPublicId: key, amount: -5_000, balance: 7_500 }
  const other = await draw(<FieldValue field="input" value={adjusted} change={change} />)
  expect(other.querySelector('a')?.getAttribute('href')).toMatch(/^\/customers\//)
  expect(other.textContent).toContain('7.500')
})

test('[OPS-69] a customer is a link, not a key', async () => {
  const key = '0e24cd39-7b13-4c93-b9df-4f1f0b2f6a01'
  const element = await draw(<FieldValue field="customer" value={key} change={change} />)
  expect(element.textContent).not.toContain(key)
  expect(element.querySelector('a')?.getAttribute('href')).toMatch(/^\/customers\//)
})

test('[OPS-69] codes of choices are told by the words of their list', async () => {
  for (const [field, value, word] of [
    ['status', 'CANCELED', 'Cancelled'],
    ['payment_status', 'FULLY_CHARGED', 'Paid'],
    ['kind', 'percent', 'Percent'],
    ['discountKind', 'fixed', 'Amount'],
    ['to', 'wallet', 'Wallet'],
    ['venue', 'home', 'At home'],
  ] as const)
    expect((await draw(<FieldValue field={field} value={value} change={change} />)).textContent).toBe(word)
})

test('[OPS-69] codes are told in Arabic as well', async () => {
  await chooseLanguage('ar')
  for (const [field, value] of [
    ['status', 'CANCELED'],
    ['kind', 'percent'],
  ] as const)
    expect((await draw(<FieldValue field={field} value={value} change={change} />)).textContent).toMatch(
      /^[\u0600-\u06ff ]+$/,
    )
})

test('[OPS-69] a message is told by its words, without marks', async () => {
  const value = { en: '<p>A whole <b>week</b>: wash</p>' }
  const element = await draw(<FieldValue field="message" value={value} change={change} />)
  expect(element.textContent).toContain('A whole week: wash')
  expect(element.textContent).not.toMatch(/[<>]/)
  const parts = await draw(<FieldValue field="text" value="<p>One</p><p>Two</p>" change={change} />)
  expect(parts.textContent).toMatch(/^One\s+Two$/)
})

test('[OPS-69] words of filters are found by the names of addresses', async () => {
  function Word() {
    return useLogWords().field('visited_to')
  }
  expect((await draw(<Word />)).textContent).toBe('Visited to')
})
