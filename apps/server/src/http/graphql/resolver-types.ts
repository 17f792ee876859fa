import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from '#http/request-context.ts'
import type { Connection, Edge } from './connection.ts'

// What `resolvers.generated.ts` is made of: the schema brings names, arguments and results, a module brings its nodes.

export type Resolver<Parent, Args, Result> = (
  parent: Parent,
  args: Args,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>

/** Fields that the parent brings along need no resolver; every other one does. */
export type ObjectResolvers<Parent, Fields extends Signatures> = {
  [Name in Exclude<keyof Fields, Brought<Parent, Fields>>]: ResolverOf<Parent, Fields[Name]>
} & {
  [Name in Brought<Parent, Fields>]?: ResolverOf<Parent, Fields[Name]>
}

export type AbstractResolvers<Parent, Names extends string> = { resolveType(node: Parent): Names }

/** A type whose fields all come along may be left out. */
export type SchemaResolvers<Types> = {
  [Name in keyof Types as Nothing extends Types[Name] ? never : Name]: Types[Name]
} & {
  [Name in keyof Types as Nothing extends Types[Name] ? Name : never]?: Types[Name]
}

/** Which of the server's types stands behind a GraphQL type; without one it is the plain shape of the schema. */
export type NodeOf<Nodes, Name extends string, Plain> = Name extends keyof Nodes
  ? Nodes[Name]
  : Name extends `${infer Item}CountableConnection`
    ? Connection<ItemOf<Nodes, Item>, EdgeOf<Nodes, Item>>
    : Name extends `${infer Item}CountableEdge`
      ? Edge<ItemOf<Nodes, Item>>
      : Plain

/** Arguments with a default are always there, though a caller may say null. */
export type WithDefaults<Args, Names extends keyof Args> = Omit<Args, Names> & Required<Pick<Args, Names>>

/** Arguments and result by field. */
type Signatures = Record<string, readonly [args: unknown, result: unknown]>

type ResolverOf<Parent, Signature extends readonly [unknown, unknown]> = Resolver<
  Parent,
  Signature[0],
  Signature[1]
>

type Brought<Parent, Fields extends Signatures> = {
  [Name in keyof Fields]: Name extends keyof Parent
    ? Parent[Name] extends Fields[Name][1]
      ? Name
      : never
    : never
}[keyof Fields]

type ItemOf<Nodes, Item> = Item extends keyof Nodes ? Nodes[Item] : unknown

type EdgeOf<Nodes, Item extends string> = `${Item}CountableEdge` extends keyof Nodes
  ? Nodes[`${Item}CountableEdge`]
  : Edge<ItemOf<Nodes, Item>>

type Nothing = Record<never, never>
