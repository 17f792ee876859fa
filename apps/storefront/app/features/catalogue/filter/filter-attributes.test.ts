import { expect, test } from 'vitest'
import {
  type AttributeNode,
  flagsAsFilters,
  labelOf,
  toggleChoice,
  toListingAttributes,
  withFlags,
} from './filter-attributes.ts'

test('[CAT-40] an attribute has id, label, translation, slug, a flag and choices of the same', () => {
  const { attributes } = toListingAttributes([
    anAttribute('viscosity', { translation: { name: 'اللزوجة' }, choices: choices('5w-30') }),
  ])
  expect(attributes).toEqual([
    {
      id: 'id-viscosity',
      label: 'Viscosity',
      translation: 'اللزوجة',
      slug: 'viscosity',
      active: false,
      choices: [{ id: 'id-5w-30', label: '5W-30', translation: null, slug: '5w-30', active: false }],
    },
  ])
})

test('[CAT-41] an attribute whose metadata filter is false is not offered', () => {
  const { attributes } = toListingAttributes([
    anAttribute('part-code', { metafield: 'false' }),
    anAttribute('brand', { metafield: 'true' }),
    anAttribute('volume'),
  ])
  expect(attributes.map(({ slug }) => slug)).toEqual(['brand', 'volume'])
})

test('[CAT-42] [CAT-43] the attribute priority is recorded, hidden or not, and never offered', () => {
  const priority = anAttribute('priority', { choices: choices('10') })
  expect(toListingAttributes([anAttribute('brand'), priority])).toMatchObject({
    attributes: [{ slug: 'brand' }],
    priorityId: 'id-priority',
  })
  expect(toListingAttributes([{ ...priority, metafield: 'false' }]).priorityId).toBe('id-priority')
  expect(toListingAttributes([anAttribute('brand')]).priorityId).toBeNull()
})

test('[CAT-44] attributes of one id appear once', () => {
  const twice = toListingAttributes([anAttribute('brand'), anAttribute('brand'), anAttribute('volume')])
  expect(twice.attributes.map(({ slug }) => slug)).toEqual(['brand', 'volume'])
})

test('[CAT-45] attributes without any choice are not shown', () => {
  const { attributes } = toListingAttributes([
    anAttribute('how-to-use', { choices: null }),
    anAttribute('colour', { choices: { edges: [] } }),
    anAttribute('brand'),
  ])
  expect(attributes.map(({ slug }) => slug)).toEqual(['brand'])
})

test('an attribute named like a part of the address is not offered', () => {
  expect(toListingAttributes([anAttribute('sort'), anAttribute('category')]).attributes).toEqual([])
})

test('[CAT-46] ticking sets the flags of a choice and of its attribute, ticking again clears them', () => {
  const { attributes } = toListingAttributes([anAttribute('brand', { choices: choices('durub', 'falcon') })])
  const ticked = toggleChoice(attributes, 'id-brand', 'id-falcon')
  expect(ticked[0]).toMatchObject({ active: true, choices: [{ active: false }, { active: true }] })
  expect(flagsAsFilters(ticked)).toEqual({ brand: ['falcon'] })
  expect(toggleChoice(ticked, 'id-brand', 'id-falcon')).toEqual(attributes)
  expect(toggleChoice(attributes, 'id-other', 'id-falcon')).toEqual(attributes)
})

test('flags follow filters, and filters follow flags', () => {
  const { attributes } = toListingAttributes([
    anAttribute('brand', { choices: choices('durub', 'falcon', 'jabal') }),
    anAttribute('volume', { choices: choices('4-l') }),
  ])
  const filters = { brand: ['durub', 'jabal'] }
  expect(flagsAsFilters(withFlags(attributes, filters))).toEqual(filters)
})

test('[CAT-53] a choice is called by its name in the page’s language', () => {
  expect(labelOf({ label: '4 L', translation: '4 لتر' })).toBe('4 لتر')
  expect(labelOf({ label: '4 L', translation: null })).toBe('4 L')
})

function anAttribute(slug: string, change: Partial<AttributeNode> = {}): AttributeNode {
  return {
    id: `id-${slug}`,
    name: slug.replace(/^./, (letter) => letter.toUpperCase()),
    slug,
    translation: null,
    metafield: null,
    choices: choices('one', 'two'),
    ...change,
  }
}

function choices(...slugs: string[]): AttributeNode['choices'] {
  return {
    edges: slugs.map((slug) => ({
      node: { id: `id-${slug}`, name: slug.toUpperCase(), slug, translation: null },
    })),
  }
}
