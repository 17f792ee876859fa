import { expect, test } from 'vitest'
import { factsOf, sectionsOf } from './detail-attributes.ts'
import type { DetailAttribute, DetailValue } from './product-detail.ts'

const text = (words: string) => ({ blocks: [{ type: 'paragraph', data: { text: words } }] })

test('[PROD-23] an attribute whose metadata detail is false is not shown', () => {
  const attributes = [
    anAttribute('viscosity', { values: [aValue('5W-30')] }),
    anAttribute('state', { metafields: { detail: 'false' }, values: [aValue('Muscat')] }),
    anAttribute('brand', { metafields: { detail: 'true' }, values: [aValue('Durub')] }),
  ]
  expect(factsOf(attributes, 'en').map(({ slug }) => slug)).toEqual(['viscosity', 'brand'])
})

test('[PROD-24] an attribute of another language is not shown', () => {
  const attributes = [
    anAttribute('good-en', { metafields: { lang: 'en' }, inputType: 'RICH_TEXT', values: [rich('Good')] }),
    anAttribute('good-ar', { metafields: { lang: 'ar' }, inputType: 'RICH_TEXT', values: [rich('جيد')] }),
  ]
  expect(sectionsOf(attributes, 'en').map(({ slug }) => slug)).toEqual(['good-en'])
  expect(sectionsOf(attributes, 'ar').map(({ slug }) => slug)).toEqual(['good-ar'])
})

test('names and values are in the page’s language where they have one', () => {
  const volume = anAttribute('volume', {
    translation: { name: 'الحجم' },
    values: [aValue('4 L', '4 لتر'), aValue('1 L')],
  })
  expect(factsOf([volume], 'ar')).toEqual([{ slug: 'volume', name: 'الحجم', values: ['1 L', '4 لتر'] }])
})

test('a rich text is a section and no fact, translated where it is, and left out when empty', () => {
  const attributes = [
    anAttribute('use', {
      inputType: 'RICH_TEXT',
      values: [
        {
          ...rich('Drain'),
          translation: { name: '', plainText: null, richText: JSON.stringify(text('فرّغ')) },
        },
      ],
    }),
    anAttribute('note', { inputType: 'RICH_TEXT', values: [rich('Only English')] }),
    anAttribute('empty', { inputType: 'RICH_TEXT', values: [{ ...rich(''), richText: null }] }),
  ]
  expect(factsOf(attributes, 'ar')).toEqual([])
  expect(sectionsOf(attributes, 'ar').map(({ blocks }) => blocks)).toEqual([
    text('فرّغ').blocks,
    text('Only English').blocks,
  ])
})

type Change = Partial<Omit<DetailAttribute['attribute'], 'slug'>> & Pick<DetailAttribute, 'values'>

function anAttribute(slug: string, { values, ...change }: Change): DetailAttribute {
  return {
    attribute: { slug, name: slug, inputType: 'DROPDOWN', translation: null, metafields: {}, ...change },
    values,
  }
}

function aValue(name: string, translation?: string): DetailValue {
  return {
    slug: name,
    name,
    plainText: null,
    richText: null,
    translation: translation ? { name: translation, plainText: null, richText: null } : null,
  }
}

function rich(words: string): DetailValue {
  return { ...aValue(words), richText: JSON.stringify(text(words)) }
}
