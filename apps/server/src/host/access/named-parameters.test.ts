import type { NamedObjects } from '@warsha/contract/named-objects.ts'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { RootField } from '#http/define-module.ts'
import { checkNamedArguments, checkNamedObjects } from './named-parameters.ts'

const id = z.string()
const route = (url: string, object?: NamedObjects, schema: object = {}) => ({
  method: 'POST',
  url: `/api/v1${url}`,
  schema,
  config: { object },
  handler: () => undefined,
})

describe('the start stops where nobody says what a parameter names:', () => {
  test.each([
    ['of the path', route('/notes/:id/'), /POST \/api\/v1\/notes\/:id\/: id$/],
    ['of the path, by another name', route('/notes/:note/'), /: note$/],
    [
      'of the query',
      route('/notes/', undefined, { querystring: z.object({ note_id: id.optional() }) }),
      /: note_id$/,
    ],
    ['of the body', route('/notes/', undefined, { body: z.object({ ids: z.array(id) }) }), /: ids$/],
    [
      'inside the body',
      route('/notes/:id/', 'order', { body: z.object({ lines: z.array(z.object({ id })).nullish() }) }),
      /: lines\.id$/,
    ],
  ])('%s', (_where, careless, complaint) => {
    expect(() => checkNamedObjects([careless])).toThrow(complaint)
  })

  test.each([
    ['declared', route('/notes/:id/', 'order')],
    [
      'declared by its path',
      route(
        '/notes/',
        { 'lines.id': 'order-line' },
        { body: z.object({ lines: z.array(z.object({ id })) }) },
      ),
    ],
    ['the same wherever it stands', route('/notes/', undefined, { querystring: z.object({ city_id: id }) })],
    [
      'a choice between words',
      route('/notes/', undefined, { querystring: z.object({ only_ids: z.enum(['0', '1']) }) }),
    ],
    ['outside the API', { ...route(''), url: '/media/:id' }],
  ])('but not for one that is %s', (_how, careful) => {
    expect(() => checkNamedObjects([careful])).not.toThrow()
  })

  test('arguments of GraphQL, by their types, too', () => {
    const schema = buildSchema(`scalar UUID input Line { lineId: ID note: ID again: Line }
      type Query { note(id: ID, token: UUID, name: String): Int product(id: ID): Int }
      type Mutation { write(lines: [Line!]!): Int }`)
    const check = (fields: Record<string, Omit<RootField, 'access'>>) => () =>
      checkNamedArguments(
        schema,
        new Map(Object.entries(fields).map(([name, field]) => [name, { access: 'public', ...field }])),
      )
    expect(check({ note: {}, product: {}, write: {} })).toThrow(
      /note: id\n {2}note: token\n {2}product: id\n {2}write: lines\.note$/,
    )
    const object = { id: 'order', token: 'order', 'lines.note': ['order', 'car'] } as const
    expect(check({ note: { object }, product: { isCacheable: true }, write: { object } })).not.toThrow()
  })
})
