import {
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type TypeNode,
} from 'graphql'

/**
 * The compiler of documents writes out every level of an input it is given as a variable, so one that
 * contains itself, such as `AND: [PageWhereInput!]`, takes all memory (graphql-jit, issues 81 and 175).
 * Documents with such a variable must be executed without it.
 */
export function declaresRecursiveInput(document: DocumentNode, recursive: ReadonlySet<string>): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ type }) => recursive.has(nameOf(type))),
  )
}

/** Names of the inputs from which a self-containing one can be reached. */
export function recursiveInputs(schema: GraphQLSchema): ReadonlySet<string> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  return new Set(inputs.filter((input) => reachesCycle(input, [])).map(({ name }) => name))
}

function reachesCycle(input: GraphQLInputObjectType, path: readonly GraphQLInputObjectType[]): boolean {
  if (path.includes(input)) return true
  return Object.values(input.getFields()).some(({ type }) => {
    const named = getNamedType(type)
    return isInputObjectType(named) && reachesCycle(named, [...path, input])
  })
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type)
}
