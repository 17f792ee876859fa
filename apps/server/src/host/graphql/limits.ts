import { graphqlCostLimit } from '@warsha/contract/constants.ts'
import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type SelectionSetNode,
  type ValidationContext,
  type ValueNode,
} from 'graphql'

/** The deepest honest document, four levels of categories with their products, needs 17 levels. */
export const graphqlLimits = {
  depth: 20,
  aliases: 30,
  mutations: 5,
  cost: graphqlCostLimit,
  queryChars: 60_000,
  variableDepth: 30,
}

/** Refuses documents that nest too deep or repeat themselves under aliases, before anything runs. */
export function shapeLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const fragments = fragmentsOf(document)
      let aliases = 0
      for (const definition of document.definitions) {
        if (definition.kind !== 'OperationDefinition') continue
        const depth = depthOf(definition.selectionSet, fragments, new Set())
        if (depth > graphqlLimits.depth) {
          context.reportError(
            limitError(`The query is ${depth} levels deep; ${graphqlLimits.depth} are allowed.`),
          )
        }
        if (
          definition.operation === 'mutation' &&
          definition.selectionSet.selections.length > graphqlLimits.mutations
        ) {
          context.reportError(limitError(`A request may hold at most ${graphqlLimits.mutations} mutations.`))
        }
      }
      JSON.stringify(document, (key, value) => {
        if (key === 'loc') return undefined
        if (value && value.kind === 'Field' && value.alias) aliases += 1
        return value
      })
      if (aliases > graphqlLimits.aliases) {
        context.reportError(
          limitError(`The query has ${aliases} aliases; ${graphqlLimits.aliases} are allowed.`),
        )
      }
    },
  }
}

/**
 * What a document may cost: the number of nodes it can make the shop read. Each paged field costs its
 * `first` or `last` times those of the paged fields around it; fields of one node are free, as in Saleor.
 */
export function costOf(document: DocumentNode, variables: Record<string, unknown> = {}): number {
  const fragments = fragmentsOf(document)
  let cost = 0
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue
    cost += costOfSelection(definition.selectionSet, fragments, variables, 1)
  }
  return cost
}

/** Variables may nest as deep as an honest condition does; deeper ones could exhaust whoever walks them. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1))
}

export function limitError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { exception: { code: 'QueryTooComplex' } } })
}

type Fragments = Map<string, FragmentDefinitionNode>

function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  )
}

function depthOf(set: SelectionSetNode | undefined, fragments: Fragments, open: Set<string>): number {
  if (!set) return 0
  let deepest = 0
  for (const selection of set.selections) {
    let depth = 0
    if (selection.kind === 'Field') depth = 1 + depthOf(selection.selectionSet, fragments, open)
    else if (selection.kind === 'InlineFragment') depth = depthOf(selection.selectionSet, fragments, open)
    else
      depth = throughFragment(selection.name.value, fragments, open, (set) => depthOf(set, fragments, open))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** A cycle of fragments is refused by the standard rules; here it must only not run for ever. */
function throughFragment(
  name: string,
  fragments: Fragments,
  open: Set<string>,
  visit: (set: SelectionSetNode) => number,
): number {
  const fragment = fragments.get(name)
  if (!fragment || open.has(name)) return 0
  open.add(name)
  const result = visit(fragment.selectionSet)
  open.delete(name)
  return result
}

function costOfSelection(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  variables: Record<string, unknown>,
  times: number,
  open = new Set<string>(),
): number {
  if (!set) return 0
  let cost = 0
  for (const selection of set.selections) {
    if (cost > graphqlLimits.cost) return cost
    if (selection.kind === 'Field') {
      const size = pageSizeOf(selection, variables)
      const inner = times * (size ?? 1)
      cost += (size ? inner : 0) + costOfSelection(selection.selectionSet, fragments, variables, inner, open)
    } else if (selection.kind === 'InlineFragment') {
      cost += costOfSelection(selection.selectionSet, fragments, variables, times, open)
    } else {
      cost += throughFragment(selection.name.value, fragments, open, (inner) =>
        costOfSelection(inner, fragments, variables, times, open),
      )
    }
  }
  return cost
}

function pageSizeOf(field: FieldNode, variables: Record<string, unknown>): number | undefined {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value !== 'first' && argument.name.value !== 'last') continue
    const size = numberOf(argument.value, variables)
    if (size !== undefined) return Math.max(1, size)
  }
  return undefined
}

function numberOf(value: ValueNode, variables: Record<string, unknown>): number | undefined {
  const raw =
    value.kind === 'Variable'
      ? variables[value.name.value]
      : value.kind === 'IntValue'
        ? Number(value.value)
        : undefined
  return typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined
}
