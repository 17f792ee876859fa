import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { hostileJson, hostileNumber, hostileText } from './hostile-values.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}
type Parameter = { name: string; in: string; schema?: Schema }
type Operation = { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: Schema }> } }
export type OpenApi = { paths?: Record<string, Record<string, Operation>> }

/** Requests of every REST operation, shaped as its schema says and wrong in some place. */
export function restRequests({ paths = {} }: OpenApi): fc.Arbitrary<InjectOptions> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(path, method, operation)),
  )
  return fc.oneof(...operations)
}

function requestOf(path: string, method: string, { parameters = [], requestBody }: Operation) {
  const queryNames = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const schema = requestBody?.content?.['application/json']?.schema
  return fc
    .record({
      parts: fc.array(hostileText, { minLength: 6, maxLength: 6 }),
      query: queryOf(queryNames),
      body: schema ? fc.oneof({ weight: 4, arbitrary: bodyOf(schema) }, hostileJson) : fc.constant(undefined),
    })
    .map(({ parts, query, body }): InjectOptions => {
      let index = 0
      const url = path.replaceAll(/\{[^}]+\}/g, () => encode(parts[index++ % parts.length] ?? ''))
      return {
        method: method.toUpperCase() as 'GET',
        url: query ? `${url}?${query}` : url,
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }
    })
}

/** Known and unknown names, some of them twice. */
export function queryOf(names: readonly string[]): fc.Arbitrary<string> {
  const known = fc.constantFrom('page', 'limit', ...names)
  const name = fc.oneof({ weight: 6, arbitrary: known }, hostileText)
  return fc
    .array(fc.tuple(name, hostileText), { maxLength: 5 })
    .map((pairs) => pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&'))
}

function bodyOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: shapedOf(schema) }, hostileJson)
}

function shapedOf(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map(bodyOf))
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  if (schema.type === 'array') return fc.array(bodyOf(schema.items ?? {}), { maxLength: 4 })
  if (schema.type === 'integer' || schema.type === 'number') return hostileNumber
  if (schema.type === 'string') return hostileText
  if (schema.type === 'boolean') return fc.boolean()
  if (!schema.properties) return hostileJson
  const fields = Object.fromEntries(
    Object.entries(schema.properties).map(([name, inner]) => [name, bodyOf(inner)]),
  )
  return fc.record(fields, { requiredKeys: Object.keys(fields).slice(0, 1) })
}

/** A lone surrogate cannot be escaped. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
