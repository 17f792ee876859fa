import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Command } from '#commands/define-command.ts'
import type { Refusal } from '#kernel/outcome.ts'
import { commandRoute } from './command-route.ts'
import type { Deps } from './deps.ts'
import { sendRefusal } from './rest/answers.ts'
import { routeOf } from './rest/route-of.ts'

/** A call about a record that its path names. */
type NamedSchema = CallSchema & { params: z.ZodType<{ id: number }> }
/** One that also says which state of the record its sender has seen. */
type SeenSchema = NamedSchema & { body: z.ZodType<{ revision: number }> }
type Body<Schema extends SeenSchema> = z.output<Schema['body']>
type Key = { id: number; revision: number }

type Question<Schema extends NamedSchema, Found> = {
  call: RestCall<Schema>
  schema: NoInfer<Schema>
  read(id: number, request: FastifyRequest): Promise<{ ok: true; value: Found } | Refusal<string>>
  write(found: Found): unknown
}

/** A record, or something that is known of it. */
export function readRoute<Schema extends NamedSchema, Found>({
  call,
  schema,
  read,
  write,
}: Question<Schema, Found>) {
  return {
    ...routeOf(call, schema),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: number }
      const found = await read(id, request)
      return found.ok ? reply.send({ data: write(found.value) }) : sendRefusal(request, reply, found)
    },
  }
}

type Edit<Schema extends SeenSchema, Fields, Edited, Code extends string> = {
  call: RestCall<Schema>
  schema: NoInfer<Schema>
  command: Command<{ key: Key; fields: Fields }, Edited, Code>
  fields(body: Body<Schema>): Fields
  write(edited: Edited): unknown
}

/** Saves the fields of a record. */
export function editRoute<Schema extends SeenSchema, Fields, Edited, Code extends string>(
  deps: Deps,
  { call, schema, command, fields, write }: Edit<Schema, Fields, Edited, Code>,
) {
  return commandRoute(deps, {
    call,
    schema,
    command,
    read: (request) => ({ key: keyOf(request), fields: fields(request.body as Body<Schema>) }),
    write,
  })
}

type Removal<Schema extends SeenSchema, Code extends string> = {
  call: RestCall<Schema>
  schema: NoInfer<Schema>
  command: Command<Key, { id: number }, Code>
}

/** Deletes a record. */
export function deleteRoute<Schema extends SeenSchema, Code extends string>(
  deps: Deps,
  { call, schema, command }: Removal<Schema, Code>,
) {
  return commandRoute(deps, {
    call,
    schema,
    command,
    read: keyOf,
    write: ({ id }) => ({ id }),
  })
}

/** The record that the path names, in the state that its sender has seen. */
function keyOf(request: { params: unknown; body: unknown }): Key {
  const { id } = request.params as { id: number }
  const { revision } = request.body as { revision: number }
  return { id, revision }
}
