import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from '~/session/messages.ts'
import { currentLanguage } from '~/session/preferences.ts'
import { TranslatedFields } from './translated-fields.tsx'
import { translationState } from './translation-state.ts'

beforeAll(() => loadLanguage(currentLanguage()))

const saved = { nameEn: 'Oil', nameAr: 'زيت', nameHi: '', tagEn: '', tagAr: '', tagHi: '' }
const stateOf = (values: object, older = {}) =>
  translationState('name', 'ar', { values: { ...saved, ...values }, saved, older })

test('a translation is missing without a text, older than an English that was changed, and neither without English', () => {
  expect(stateOf({})).toBeUndefined()
  expect(stateOf({ nameAr: ' ' })).toBe('missing')
  expect(stateOf({ nameEn: 'Engine oil' })).toBe('older')
  expect(stateOf({ nameEn: 'Engine oil', nameAr: 'زيت محرك' })).toBeUndefined()
  expect(stateOf({}, { ar: ['name'] })).toBe('older')
  expect(stateOf({ nameAr: 'زيت محرك' }, { ar: ['name'] })).toBeUndefined()
  expect(stateOf({ nameEn: '', nameAr: '' })).toBeUndefined()
  const blocks = { saved: {}, older: {}, values: { textEn: { blocks: [{}] }, textAr: { blocks: [] } } }
  expect(translationState('text', 'ar', blocks)).toBe('missing')
})

test('English stands beside Arabic, in their own directions, and the Hindi tab counts what it lacks', () => {
  const html = renderToStaticMarkup(
    <TranslatedFields
      legend="Texts"
      fields={[
        { name: 'name', label: 'Name' },
        { name: 'tag', label: 'Label' },
      ]}
      values={saved}
      saved={saved}
      onChange={() => undefined}
    />,
  )
  expect(
    html
      .match(/<input [^>]*>/g)
      ?.map((input) => [/lang="(..)"/.exec(input)?.[1], /dir="(...)"/.exec(input)?.[1]]),
  ).toEqual([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])
  const t = translatorFor(currentLanguage())
  const tabs = html.match(/role="tab".*?<\/button>/gs)?.map((tab) => tab.replace(/^[^>]*>|<[^>]*>/g, ''))
  const waiting = t('console.edit.toTranslate', { count: 1 })
  expect(tabs).toEqual([t('console.languages.ar'), `${t('console.languages.hi')}1${waiting}`])
})

test('a text of one language stands alone, in its direction, and is never to be translated', () => {
  const html = renderToStaticMarkup(
    <TranslatedFields
      legend="Texts"
      fields={[{ name: 'tip', label: 'Good to know', language: 'ar' }]}
      values={{ tipEn: 'معلومة' }}
      saved={{ tipEn: 'معلومة' }}
      onChange={() => undefined}
    />,
  )
  const inputs = html.match(/<input [^>]*>/g) ?? []
  expect(inputs).toHaveLength(1)
  expect(inputs[0]).toMatch(/lang="ar".*dir="rtl"|dir="rtl".*lang="ar"/)
  const t = translatorFor(currentLanguage())
  expect(html).not.toContain(t('console.edit.missing'))
  expect(html).not.toContain(t('console.edit.toTranslate', { count: 1 }))
})

test('a field may bring its own editor', () => {
  const html = renderToStaticMarkup(
    <TranslatedFields
      legend="Texts"
      hasHindi={false}
      fields={[
        { name: 'name', label: 'Name', render: ({ lang, value }) => <b key={lang}>{`${lang}:${value}`}</b> },
      ]}
      values={saved}
      saved={saved}
      onChange={() => undefined}
    />,
  )
  expect(html).toContain('<b>en:Oil</b><b>ar:زيت</b>')
})
