import type { z } from 'zod'
import type { AccessRule } from '../access.ts'
import type { NamedObjects } from '../named-objects.ts'

/**
 * A REST call by name: what both the route and the client are made from. Its schemas are known to the compiler only, so
 * that the browser gets the types without zod.
 */
export type RestCall<Schema extends CallSchema> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/v1`, with `:name` for each of the params. */
  path: `/${string}`
  access: AccessRule
  /** Objects that its parameters name. A parameter without a declared kind stops the server's start. */
  object?: NamedObjects
  /** It is the way to new credentials, so those that are not accepted any more do not stand in its way. */
  ignoresCredentials?: true
  readonly __schema?: Schema
}

/** Input of a call, and its answers by status; the server checks both sides against it. */
export type CallSchema = {
  tags?: string[]
  params?: z.ZodType
  querystring?: z.ZodType
  body?: z.ZodType
  response: { 200: z.ZodType; [status: number]: z.ZodType }
}

/** A call that answers a page of a list; `next` is absent on the last. */
export type ListSchema = CallSchema & {
  response: { 200: z.ZodType<{ data: unknown[]; pagination?: { next?: unknown } }> }
}

export function defineCall<Schema extends CallSchema>(call: RestCall<Schema>): RestCall<Schema> {
  return call
}

/** Input given by a caller: a part that may be left out whole is optional. */
export type CallInput<Schema extends CallSchema> = Given<'params', InputOf<Schema['params']>> &
  Given<'query', QueryOf<InputOf<Schema['querystring']>>> &
  Given<'body', InputOf<Schema['body']>>

export type CallAnswer<Schema extends CallSchema> = z.output<Schema['response'][200]>

/** An object without keys: what fits it may be left out. */
export type Nothing = Record<never, never>

type InputOf<Part> = Part extends z.ZodType ? z.input<Part> : never

type Given<Name extends string, Input> = [Input] extends [never]
  ? { [Key in Name]?: undefined }
  : Nothing extends Input
    ? { [Key in Name]?: Input }
    : { [Key in Name]: Input }

/** Query strings carry text: a number may be given as one, and null means left out. */
type QueryOf<Query> = { [Key in keyof Query]: Query[Key] | AsNumber<Query[Key]> | Absent<Query[Key]> }

type AsNumber<Value> = string extends Value
  ? number
  : Value extends `${infer Digits extends number}`
    ? Digits
    : never

type Absent<Value> = undefined extends Value ? null : never
