import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { visitor } from '#http/caller.ts'
import type { RootField } from '#http/define-module.ts'
import type { RequestContext } from '#http/request-context.ts'
import { operatorWith } from '#testing/test-callers.ts'
import {
  checkRootFields,
  fieldsOfEndpoint,
  gatherResolvers,
  gatherRootFields,
  mergeResolvers,
} from './root-fields.ts'

const schema = buildSchema('type Query { shop: Int me: Int } type Mutation { pay: Int }')
const fields = (entries: Record<string, RootField>) => gatherRootFields([{ resolvers: {}, fields: entries }])
const everybody: RootField = { access: 'public' }

describe('root fields', () => {
  test('a field of the schema without declared access is refused by name', () => {
    expect(() => checkRootFields(schema, fields({ shop: everybody }))).toThrow(/me, pay/)
    expect(() =>
      checkRootFields(schema, fields({ shop: everybody, me: everybody, pay: everybody })),
    ).not.toThrow()
  })

  test('a declared field that the schema does not have is refused by name', () => {
    const declared = fields({ shop: everybody, me: everybody, pay: everybody, gone: everybody })
    expect(() => checkRootFields(schema, declared)).toThrow(/gone/)
  })

  test('a field answers the callers it names and refuses the others in the words of Saleor', () => {
    const part = {
      resolvers: { Query: { me: () => 1 }, Mutation: { pay: () => 2 } },
      fields: { me: { access: 'customer' }, pay: { access: ['customer', 'gateway'] } },
    } as const
    const resolvers = gatherResolvers([part], gatherRootFields([part])) as unknown as Record<
      string,
      Record<string, (root: unknown, args: unknown, context: Partial<RequestContext>) => unknown>
    >
    const customer = { kind: 'customer', customerId: 1, sessionId: 's' } as const
    const operator = operatorWith([])
    expect(resolvers.Query?.me?.({}, {}, { caller: customer })).toBe(1)
    expect(resolvers.Mutation?.pay?.({}, {}, { caller: customer })).toBe(2)
    expect(() => resolvers.Query?.me?.({}, {}, { caller: visitor })).toThrow(/AUTHENTICATED_USER$/)
    expect(() => resolvers.Mutation?.pay?.({}, {}, { caller: operator })).toThrow(/USER, AUTHENTICATED_APP$/)
  })

  test('a resolver without a declaration refuses everybody', () => {
    const part = { resolvers: { Query: { me: () => 1 } }, fields: {} }
    const resolvers = gatherResolvers([part], gatherRootFields([part])) as unknown as {
      Query: { me(root: unknown, args: unknown, context: object): unknown }
    }
    expect(() => resolvers.Query.me({}, {}, { caller: visitor })).toThrow(/permission/)
  })

  test('an endpoint answers what is declared for it', () => {
    const declared = fields({
      shop: { access: 'public', endpoints: ['auth', 'otp'] },
      me: { access: 'customer', endpoints: ['auth'] },
    })
    expect([...fieldsOfEndpoint(declared, 'auth')]).toEqual(['shop', 'me'])
    expect([...fieldsOfEndpoint(declared, 'wallet')]).toEqual([])
  })

  test('two modules may not resolve or declare the same field', () => {
    expect(() => mergeResolvers([{ Query: { a: 1 } }, { Query: { a: 2 } }])).toThrow(
      'Query.a is resolved twice',
    )
    expect(() =>
      gatherRootFields([
        { resolvers: {}, fields: { a: everybody } },
        { resolvers: {}, fields: { a: everybody } },
      ]),
    ).toThrow(/twice/)
  })
})
