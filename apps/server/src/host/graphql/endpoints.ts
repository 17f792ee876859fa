import { GraphQLObjectType, GraphQLSchema } from 'graphql'

/** One schema behind four endpoints: a smaller endpoint has the very same types, with their resolvers, and fewer root fields. */
export function schemaOfEndpoint(allowed: ReadonlySet<string>, whole: GraphQLSchema): GraphQLSchema {
  const config = whole.toConfig()
  const roots = new Set([config.query, config.mutation])
  return new GraphQLSchema({
    ...config,
    query: withFields(config.query, allowed),
    mutation: withFields(config.mutation, allowed),
    types: config.types.filter((type) => !roots.has(type as GraphQLObjectType)),
  })
}

function withFields(
  root: GraphQLObjectType | null | undefined,
  allowed: ReadonlySet<string>,
): GraphQLObjectType | undefined {
  if (!root) return undefined
  const config = root.toConfig()
  const fields = Object.entries(config.fields).filter(([name]) => allowed.has(name))
  if (fields.length === 0) return undefined
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(fields) })
}
