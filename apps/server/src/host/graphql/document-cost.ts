import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { introspectionSize } from './introspection-sizes.ts'

/** `complexity` is the cost that a caller is told, `values` all fields of all nodes, `searches` fields that search by text. */
export type Cost = { complexity: number; values: number; searches: number }

/** A text search reads the whole catalogue, however small the page. */
const searchComplexity = 500

/** The whole schema is read for each, but its values are cheap: short lists and properties in memory. */
const introspectionComplexity = 2_000
const introspectionWeight = 1 / 4

/**
 * The cost of a document, counted as Saleor does: one for each field that leads to other objects, times the `first` and
 * `last` of the pages around it. A list without pages is one field, since its length is not known before it is read; the
 * nodes that it really holds are counted while the document runs.
 */
export function costOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  variables: Record<string, unknown> = {},
): Cost {
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const cost = noCost()
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    // Measured anew for every operation, because each has its own variables.
    const walk = { schema, fragments, variables: withDefaults(definition, variables), measured: new Map() }
    add(cost, costOfSet(definition.selectionSet, schema.getRootType(definition.operation), walk))
  }
  return cost
}

type Walk = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Record<string, unknown>
  measured: Map<string, Cost>
}

type Type = GraphQLNamedType | null | undefined

function costOfSet(set: SelectionSetNode | undefined, type: Type, walk: Walk): Cost {
  const cost = noCost()
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) add(cost, costOfField(selection, type, walk))
    else if (selection.kind === Kind.FRAGMENT_SPREAD) add(cost, costOfFragment(selection.name.value, walk))
    else {
      const narrowed = selection.typeCondition && walk.schema.getType(selection.typeCondition.name.value)
      add(cost, costOfSet(selection.selectionSet, narrowed ?? type, walk))
    }
  }
  return cost
}

/** The cost of a fragment does not depend on where it is used, so it is measured once. */
function costOfFragment(name: string, walk: Walk): Cost {
  const known = walk.measured.get(name)
  if (known) return known
  walk.measured.set(name, noCost())
  const fragment = walk.fragments.get(name)
  const type = fragment && walk.schema.getType(fragment.typeCondition.name.value)
  const cost = costOfSet(fragment?.selectionSet, type, walk)
  walk.measured.set(name, cost)
  return cost
}

function costOfField(field: FieldNode, parent: Type, walk: Walk): Cost {
  const definition = definitionOf(field, parent)
  const inner = costOfSet(field.selectionSet, definition && getNamedType(definition.type), walk)
  const size = pageSizeOf(field, walk.variables) ?? sizeInIntrospection(field, parent, definition) ?? 1
  const isSearching = isSearch(field, walk.variables)
  const own = definition && leadsToObjects(definition, parent) ? 1 : 0
  const complexity = size * (own + inner.complexity) + (isSearching ? searchComplexity : 0)
  const values = size * inner.values + 1
  const isIntrospection = field.name.value in introspection
  return {
    complexity: isIntrospection ? introspectionComplexity : complexity,
    values: isIntrospection ? Math.ceil(values * introspectionWeight) : values,
    searches: size * inner.searches + (isSearching ? 1 : 0),
  }
}

function definitionOf({ name }: FieldNode, parent: Type): Definition | undefined {
  if (!parent || !(isObjectType(parent) || isInterfaceType(parent))) return undefined
  return parent.getFields()[name.value] ?? introspection[name.value]
}

type Definition = GraphQLField<unknown, unknown>

const introspection: Record<string, Definition> = { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef }

function pageSizeOf(field: FieldNode, variables: Record<string, unknown>): number | undefined {
  const sizes = (field.arguments ?? []).flatMap((argument) => sizeIn(argument, variables) ?? [])
  return sizes.length > 0 ? Math.max(...sizes) : undefined
}

/** How many nodes an argument asks for, if that is what it says. */
export function sizeIn(
  { name, value }: ArgumentNode,
  variables: Record<string, unknown>,
): number | undefined {
  if (name.value !== 'first' && name.value !== 'last') return undefined
  const size = readValue(value, variables)
  return typeof size === 'number' && Number.isFinite(size) ? Math.max(1, size) : undefined
}

function sizeInIntrospection({ name }: FieldNode, parent: Type, definition?: Definition): number | undefined {
  if (!parent?.name.startsWith('__') || !definition) return undefined
  return isListType(getNullableType(definition.type)) ? introspectionSize(name.value) : undefined
}

/** Lists, pages and objects with an identity. Edges belong to their page, amounts and translations to their object. */
function leadsToObjects({ type }: Definition, parent: Type): boolean {
  const named = getNamedType(type)
  if (!isCompositeType(named) || isConnection(parent) || isEdge(parent)) return false
  return isListType(getNullableType(type)) || isConnection(named) || hasIdentity(named)
}

function hasIdentity(type: GraphQLNamedType): boolean {
  return isUnionType(type) || ((isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields())
}

function isEdge(type: Type): boolean {
  return Boolean(type && isObjectType(type) && type.name.endsWith('Edge'))
}

export function isConnection(type: Type): boolean {
  return Boolean(type && (isObjectType(type) || isInterfaceType(type)) && type.name.endsWith('Connection'))
}

function isSearch(field: FieldNode, variables: Record<string, unknown>): boolean {
  return (field.arguments ?? []).some((argument) => searchesBy(argument, variables))
}

export function searchesBy({ name, value }: ArgumentNode, variables: Record<string, unknown>): boolean {
  if (name.value !== 'search' && name.value !== 'filter') return false
  const given = readValue(value, variables)
  const text = typeof given === 'object' && given !== null && 'search' in given ? given.search : given
  return typeof text === 'string' && text.trim() !== ''
}

function readValue(value: ValueNode, variables: Record<string, unknown>): unknown {
  return valueFromASTUntyped(value, variables)
}

export function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  )
  return { ...Object.fromEntries(defaults), ...variables }
}

function noCost(): Cost {
  return { complexity: 0, values: 0, searches: 0 }
}

function add(sum: Cost, { complexity, values, searches }: Cost): void {
  sum.complexity += complexity
  sum.values += values
  sum.searches += searches
}
