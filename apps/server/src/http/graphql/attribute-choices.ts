import type { DescribedAttribute, DescribedValue } from '#kernel/described-attributes.ts'
import { connectionOfList } from './connection.ts'
import { meetsText, meetsWhere } from './filters.ts'
import { findNodeKeys } from './node-id.ts'
import type { AttributeChoicesArgs, AttributeValueWhereInput } from './schema.generated.ts'

/** Saleor's `Attribute.choices`: filtered, sorted and paged. */
export function listChoices(
  { choices }: DescribedAttribute,
  args: AttributeChoicesArgs,
  _context: unknown,
  info: { fieldName: string },
) {
  const { filter, where, sortBy } = args
  const search = (args.search || filter?.search || '').trim().toLocaleLowerCase()
  const ids = filter?.ids?.length ? new Set(findNodeKeys('AttributeValue', filter.ids)) : undefined
  const slugs = filter?.slugs?.length ? new Set(filter.slugs) : undefined
  const found = choices.filter(
    (choice) =>
      (!search || choice.name.toLocaleLowerCase().includes(search) || choice.slug.includes(search)) &&
      (!ids || ids.has(choice.id)) &&
      (!slugs || slugs.has(choice.slug)) &&
      (!where || isChosen(choice, where)),
  )
  if (sortBy) {
    const field = sortBy.field === 'NAME' ? 'name' : 'slug'
    const sign = sortBy.direction === 'DESC' ? -1 : 1
    found.sort((one, other) => sign * one[field].localeCompare(other[field]))
  }
  return connectionOfList(found, args, info.fieldName)
}

function isChosen(choice: DescribedValue, where: AttributeValueWhereInput): boolean {
  return meetsWhere(
    where,
    ({ ids, name, slug }) =>
      (!ids || findNodeKeys('AttributeValue', ids).includes(choice.id)) &&
      (!name || meetsText(choice.name, name)) &&
      (!slug || meetsText(choice.slug, slug)),
  )
}
