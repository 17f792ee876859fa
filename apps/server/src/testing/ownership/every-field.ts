import { type GraphQLNamedType, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql'

/** Every field of a type that needs no argument, and theirs, without the catalogue. */
export function everyField(type: GraphQLNamedType, depth = 4): string {
  if (!isObjectType(type)) return '{ __typename }'
  const parts = Object.values(type.getFields()).flatMap(({ name, type: inner, args }) => {
    const named = getNamedType(inner)
    if (args.some(isRequiredArgument) || name.startsWith('private')) return []
    if (isLeafType(named)) return [name]
    const isOfCatalogue = /^(?:Product|Category|Channel|Country)/.test(named.name)
    return depth === 0 || isOfCatalogue ? [] : [`${name} ${everyField(named, depth - 1)}`]
  })
  return `{ ${parts.join(' ')} }`
}
