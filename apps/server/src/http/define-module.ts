import type { CallerRule } from '@warsha/contract/access.ts'
import type { GraphqlEndpoint } from '@warsha/contract/client/api-client.ts'
import type { NamedObjects } from '@warsha/contract/named-objects.ts'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnyCommand } from '#commands/define-command.ts'
import type { RecordNamers } from '#commands/record-names.ts'
import type { Sheet } from '#commands/sheets/define-sheet.ts'
import type { ProviderState } from '#kernel/breaker.ts'
import type { DeclaredTopic } from '#kernel/database/changes.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import type { Invariant } from '#kernel/database/invariants.ts'
import type { EventHandler } from '#kernel/events/on.ts'
import type { Job } from '#kernel/jobs/define-job.ts'
import type { Audience, AudienceKind } from '#kernel/live-events/audience.ts'
import type { GaugeDefinition } from '#kernel/metrics/define-gauge.ts'
import type { ModelDefinition } from '#kernel/read-model.ts'
import type { Authenticator, EndedSessions } from './authenticator.ts'
import type { Caller } from './caller.ts'
import type { Deps } from './deps.ts'
import type { MetadataWriter } from './graphql/metadata.ts'
import type { RestRoutes } from './rest/rest-routes.ts'

/** Resolvers by type, then by field. */
export type ResolverMap = Readonly<Record<string, object>>

/** What is declared of a field of `Query` or `Mutation`. Without it the server does not start. */
export type RootField = {
  access: CallerRule
  /** What its arguments name. Somebody else's looks like one that does not exist. */
  object?: NamedObjects
  /** The smaller endpoints that answer it, too; the main one answers everything. */
  endpoints?: readonly Exclude<GraphqlEndpoint, 'shop'>[]
  /** Answers are the same for every visitor in the same channel, language and place, so they may be cached. */
  isCacheable?: true
  /** It is the way to new credentials, so those that are not accepted any more do not stand in its way. */
  ignoresCredentials?: true
}

type FieldsOf<Resolvers, Root extends string> =
  Resolvers extends Readonly<Record<Root, infer Fields>> ? Extract<keyof Fields, string> : never

export type RootFieldsOf<Resolvers> = FieldsOf<Resolvers, 'Query'> | FieldsOf<Resolvers, 'Mutation'>

/** Rows that a module cannot work without. Runs at every start, so it changes nothing when they are there. */
export type Seed = { name: string; run(tx: Transaction): Promise<void> }

/** What a module stores about a customer: what an export of it holds, and how it is erased with the account. */
export type PersonalData = {
  export(deps: Deps, customerId: number): Promise<Readonly<Record<string, unknown>>>
  /** What the law requires to stay, stays without the name. */
  erase(tx: Transaction, customerId: number): Promise<void>
}

/**
 * An audience that a browser may ask for. One with `own` is heard by that caller alone, without asking; one with `permits`
 * by those callers whom it says yes to, which is asked with the parts of the key.
 */
export type LiveAudience = {
  kind: AudienceKind
  own?(caller: Caller): Audience | undefined
  permits?(caller: Caller, parts: readonly string[]): boolean
}

/** All that the rest of the server knows of a module. */
export type ShopModule = {
  name: string
  tables?: readonly PgTable[]
  /** What its change notices are about. */
  topics?: readonly DeclaredTopic[]
  /** Who its live events are for. */
  audiences?: readonly LiveAudience[]
  /** Loaded when the shop opens, so that the first visitors wait less; any other model when somebody asks for it. */
  preloads?: readonly ModelDefinition<unknown>[]
  graphql?: { resolvers: ResolverMap; fields: Readonly<Record<string, RootField>> }
  /** Figures of the whole shop for those who watch over it. */
  gauges?: readonly GaugeDefinition[]
  /** Who writes the metadata of its objects, by GraphQL type. */
  metadataWriters?: Readonly<Record<string, MetadataWriter>>
  rest?: RestRoutes
  /** Routes of the operators' console; paths begin with `/console/`. */
  console?: RestRoutes
  /** Commands that may wait for a second person, or whose changes can be taken back. */
  commands?: readonly AnyCommand[]
  /** Records that are exported and imported as files. */
  sheets?: readonly Sheet[]
  /** Answers to events, mostly of earlier modules: `on(orderPlaced, 'reward-inviter', rewardInviter)`. */
  handles?: readonly EventHandler<Deps>[]
  /** Work for later (`runs`), by the clock (a cron line) or every few seconds (`every`). */
  jobs?: readonly Job<Deps>[]
  seeds?: readonly Seed[]
  /** Gateways of others that the module uses, as this process finds them. */
  providers?(deps: Deps): readonly ProviderState[]
  /** What must be so at any moment; `npm run verify-invariants` looks. */
  invariants?: readonly Invariant[]
  /** Selects of (address, kind, id, name), as texts: its objects that show pictures of the library. */
  pictureUses?: readonly SQL[]
  /** How the log of changes calls its records, by their kind. */
  recordNames?: RecordNamers
  personalData?: PersonalData
  authenticate?: Authenticator
  endedSessions?: EndedSessions
}

/** Declares a module. Every field of its `Query` and `Mutation` needs an entry in `fields`, and nothing else has one. */
export function defineModule<const Resolvers extends ResolverMap>(
  module: Omit<ShopModule, 'graphql'> & {
    graphql?: { resolvers: Resolvers; fields: Readonly<Record<RootFieldsOf<Resolvers>, RootField>> }
  },
): ShopModule {
  return module
}
