import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  Location,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { graphqlLimits, limitError } from './limits.ts'

/**
 * Throws when a parsed document is too deep, repeats itself too often or is not a document. Runs before the
 * standard rules, whose work grows with the square of what is bounded here; every fragment is measured once.
 * Returns how many fields its largest operation has, with all fragments written out.
 */
export function checkShape(document: DocumentNode): number {
  // Mercurius also takes a syntax tree as JSON, in which anything may stand for anything.
  if (!(document?.loc instanceof Location)) throw limitError('Must provide a query string.')
  const fragments = document.definitions.filter(isFragment)
  const operations = document.definitions.filter(isOperation)
  refuseAbove('fragments', fragments.length, (count) => `The query has ${count} fragments`)
  refuseAbove('operations', operations.length, (count) => `The query has ${count} operations`)

  const walk: Walk = {
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    measured: new Map(),
    names: new Map(),
    aliases: 0,
  }
  const fields = Math.max(0, ...operations.map((operation) => checkOperation(operation, walk)))
  // Those that nothing uses are still compared with each other.
  for (const { name } of fragments) shapeOfFragment(name.value, walk, 0)
  refuseAbove('aliases', walk.aliases, (count) => `The query has ${count} aliases`)
  refuseAbove(
    'comparisons',
    comparisonsOf(walk.names),
    (count) => `The query selects the same names in ${count} combinations`,
  )
  return fields
}

/** Of a selection, with its fragments written out. */
type Shape = { depth: number; fields: number; top: number }

type Walk = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  measured: Map<string, Shape>
  /** How often each name is selected in the text, and how large these fields and their arguments are together. */
  names: Map<string, { count: number; size: number }>
  aliases: number
}

const nothing: Shape = { depth: 0, fields: 0, top: 0 }

function checkOperation({ operation, selectionSet }: OperationDefinitionNode, walk: Walk): number {
  const { depth, fields, top } = shapeOf(selectionSet, walk, 0)
  refuseAbove('depth', depth, (count) => `The query is ${count} levels deep`)
  refuseAbove('fields', fields, (count) => `The query has ${count} fields`)
  if (operation === 'mutation' && top > graphqlLimits.mutations) {
    throw limitError(`A request may hold at most ${graphqlLimits.mutations} mutations.`)
  }
  return fields
}

function shapeOf(set: SelectionSetNode | undefined, walk: Walk, level: number): Shape {
  if (!set) return nothing
  if (level > graphqlLimits.nesting) {
    throw limitError(`The query nests deeper than ${graphqlLimits.nesting} levels.`)
  }
  const shape = { ...nothing }
  for (const selection of set.selections) {
    const part = shapeOfSelection(selection, walk, level + 1)
    shape.depth = Math.max(shape.depth, part.depth)
    shape.fields += part.fields
    shape.top += part.top
  }
  return shape
}

function shapeOfSelection(selection: SelectionNode, walk: Walk, level: number): Shape {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return shapeOfFragment(selection.name.value, walk, level)
  if (selection.kind === Kind.INLINE_FRAGMENT) return shapeOf(selection.selectionSet, walk, level)
  noteName(selection, walk)
  const { depth, fields } = shapeOf(selection.selectionSet, walk, level)
  return { depth: depth + 1, fields: fields + 1, top: 1 }
}

function shapeOfFragment(name: string, walk: Walk, level: number): Shape {
  const known = walk.measured.get(name)
  if (known) return known
  // A fragment within itself is refused by the standard rules; here it must only not run for ever.
  walk.measured.set(name, nothing)
  const shape = shapeOf(walk.fragments.get(name)?.selectionSet, walk, level)
  walk.measured.set(name, shape)
  return shape
}

function noteName(field: FieldNode, walk: Walk): void {
  if (field.alias) walk.aliases += 1
  const key = field.alias?.value ?? field.name.value
  const noted = walk.names.get(key) ?? { count: 0, size: 0 }
  noted.count += 1
  noted.size += 1 + argumentSize(field)
  walk.names.set(key, noted)
}

/** About the number of tokens; arguments are written out whenever two fields are compared. */
function argumentSize({ arguments: given = [] }: FieldNode): number {
  const [first, last] = [given[0]?.loc, given.at(-1)?.loc]
  return first && last ? (last.end - first.start) / 4 : 0
}

/**
 * The standard rule for mergeable fields compares every two fields of one name that may end up in one object,
 * each pair at most twice; this is the most that it can have to do.
 */
function comparisonsOf(names: Walk['names']): number {
  let comparisons = 0
  for (const { count, size } of names.values()) comparisons += (count - 1) * size
  return Math.round(comparisons)
}

function refuseAbove(
  limit: 'depth' | 'aliases' | 'fragments' | 'operations' | 'fields' | 'comparisons',
  count: number,
  says: (count: number) => string,
): void {
  if (count > graphqlLimits[limit]) throw limitError(`${says(count)}; ${graphqlLimits[limit]} are allowed.`)
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION
}

function isOperation(definition: DefinitionNode): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION
}
