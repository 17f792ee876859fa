import { describe, expect, test } from 'vitest'
import { isPageAt, isPageFor, pagePriority } from './page-visibility.ts'

const audience = { channel: 'default-channel', locale: 'en' }

describe('isPageFor', () => {
  test.each([
    ['the only channel', 'default-channel'],
    ['one of several', 'tasleem-channel,default-channel'],
    ['one of several with spaces', ' tasleem-channel , default-channel '],
  ])('[CHAN-05] shows a page whose list has %s', (_case, channels) => {
    expect(isPageFor({ channels, lang: 'en' }, audience)).toBe(true)
  })

  test.each([
    ['another channel', 'tasleem-channel'],
    ['a channel whose name merely begins alike', 'default-channel-2'],
    ['nothing', ''],
    ['only a comma', ','],
  ])('[CHAN-05] hides a page whose list has %s', (_case, channels) => {
    expect(isPageFor({ channels, lang: 'en' }, audience)).toBe(false)
  })

  test('[CHAN-05] hides a page without a list', () => {
    expect(isPageFor({ lang: 'en' }, audience)).toBe(false)
  })

  test('[HOME-06] hides a page of another language or of none', () => {
    expect(isPageFor({ channels: 'default-channel', lang: 'ar' }, audience)).toBe(false)
    expect(isPageFor({ channels: 'default-channel' }, audience)).toBe(false)
  })
})

describe('isPageAt', () => {
  test('without a list a page is for every place and category', () => {
    expect(isPageAt({}, { stateId: 11, categoryId: 3 })).toBe(true)
  })

  test('with a list it is for these only', () => {
    expect(isPageAt({ states: '11, 12' }, { stateId: 12 })).toBe(true)
    expect(isPageAt({ states: '11, 12' }, { stateId: 1 })).toBe(false)
    expect(isPageAt({ categories: '3' }, { stateId: 1, categoryId: 4 })).toBe(false)
  })

  test('who does not say where he is sees them all', () => {
    expect(isPageAt({ states: '11', categories: '3' }, {})).toBe(true)
  })
})

test.each([
  ['10', 10],
  ['0', 0],
  [undefined, 1_000_000],
  ['soon', 1_000_000],
])('priority %s counts as %s', (priority, expected) => {
  expect(pagePriority(priority === undefined ? {} : { priority })).toBe(expected)
})
