import type { FilterAttribute, FilterChoice } from '~/session/groups/attributes.ts'
import type { ListingAttributeFragment } from './listing-attributes.generated.ts'

/** An attribute as GraphQL returns it. */
export type AttributeNode = ListingAttributeFragment

type ChoiceNode = NonNullable<AttributeNode['choices']>['edges'][number]['node']

export type ListingAttributes = {
  attributes: FilterAttribute[]
  /** The attribute that orders a listing whose address names no order. */
  priorityId: string | null
}

/** Chosen values by attribute, both as slugs. */
export type Filters = Readonly<Record<string, readonly string[]>>

const prioritySlug = 'priority'

/** Addresses use these names for other things. */
const reservedSlugs: readonly string[] = ['category', 'cat', 'sort', prioritySlug]

/** Attributes to filter by: each once, none that is hidden, and none without a choice. */
export function toListingAttributes(nodes: readonly AttributeNode[]): ListingAttributes {
  const known = new Map<string, AttributeNode>()
  for (const node of nodes) if (!known.has(node.id)) known.set(node.id, node)
  const attributes = [...known.values()]
    .filter(({ slug, metafield }) => metafield !== 'false' && !reservedSlugs.includes(slug))
    .map(toFilterAttribute)
    .filter(({ choices }) => choices.length > 0)
  return { attributes, priorityId: nodes.find(({ slug }) => slug === prioritySlug)?.id ?? null }
}

/** The same attributes with the flags that these filters stand for. */
export function withFlags(attributes: readonly FilterAttribute[], filters: Filters): FilterAttribute[] {
  return attributes.map((attribute) => {
    const chosen = filters[attribute.slug] ?? []
    return flagged(attribute, ({ slug }) => chosen.includes(slug))
  })
}

/** Ticks a choice, or unticks it. */
export function toggleChoice(
  attributes: readonly FilterAttribute[],
  attributeId: string,
  choiceId: string,
): FilterAttribute[] {
  return attributes.map((attribute) =>
    attribute.id === attributeId
      ? flagged(attribute, ({ id, active }) => (id === choiceId ? !active : active))
      : attribute,
  )
}

export function flagsAsFilters(attributes: readonly FilterAttribute[]): Filters {
  return Object.fromEntries(
    attributes.flatMap(({ slug, choices }) => {
      const chosen = choices.filter(({ active }) => active).map((choice) => choice.slug)
      return chosen.length > 0 ? [[slug, chosen]] : []
    }),
  )
}

/** The name in the page's language; the base name where there is none. */
export function labelOf({ label, translation }: Pick<FilterChoice, 'label' | 'translation'>): string {
  return translation ?? label
}

function toFilterAttribute({ id, name, slug, translation, choices }: AttributeNode): FilterAttribute {
  return {
    id,
    label: name,
    translation: translation?.name ?? null,
    slug,
    active: false,
    choices: (choices?.edges ?? []).flatMap(({ node }) => toChoice(node) ?? []),
  }
}

/** A value without a slug cannot be asked for. */
function toChoice({ id, name, slug, translation }: ChoiceNode): FilterChoice | null {
  if (!slug) return null
  return { id, label: name ?? slug, translation: translation?.name ?? null, slug, active: false }
}

function flagged(attribute: FilterAttribute, isActive: (choice: FilterChoice) => boolean): FilterAttribute {
  const choices = attribute.choices.map((choice) => ({ ...choice, active: isActive(choice) }))
  return { ...attribute, active: choices.some(({ active }) => active), choices }
}
