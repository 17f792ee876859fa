import { isPermissionRule } from '@warsha/contract/access.ts'
import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor, Command } from '#commands/define-command.ts'
import { runCommand } from '#commands/run-command.ts'
import type { Deps } from './deps.ts'
import { sendRefusal } from './rest/answers.ts'
import { routeOf } from './rest/route-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The command that a route of the console runs. One that changes something without a command stops the start. */
    command?: string
    /** A route of signing in and out, which is no command. */
    isStaffSession?: true
  }
}

/** What every command is sent with, beside its own input. */
export type CommandBody = { key: string; reason?: string | undefined }

/** The parts of the request as its schema reads them. */
type ReadRequest<Schema extends CallSchema> = {
  params: Part<Schema['params']>
  body: Part<Schema['body']>
}

type Part<Type> = Type extends z.ZodType ? z.output<Type> : undefined

type CommandRoute<Schema extends CallSchema, Input, Result, Code extends string> = {
  call: RestCall<Schema>
  schema: NoInfer<Schema>
  command: Command<Input, Result, Code>
  /** What of the request the command is given. */
  read(request: ReadRequest<Schema>): Input
  /** What the sender is answered, in the contract's words. */
  write(result: Result): unknown
  /** Work outside the database, once the command is done; also when it is sent again. */
  afterwards?(result: Result): Promise<void>
}

/** The route of a command: nothing but translating in and out. */
export function commandRoute<Schema extends CallSchema, Input, Result, Code extends string>(
  deps: Deps,
  { call, schema, command, read, write, afterwards }: CommandRoute<Schema, Input, Result, Code>,
) {
  checkPermission(call, command)
  const route = routeOf(call, schema)
  return {
    ...route,
    config: { ...route.config, command: command.action },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { key, reason } = request.body as CommandBody
      const answer = await runCommand(deps, actorOf(request), command, {
        key,
        reason,
        input: read(request as ReadRequest<Schema>),
      })
      if (!answer.ok) return sendRefusal(request, reply, answer)
      const { value } = answer
      if (value.kind === 'approval')
        return reply.code(202).send({ data: null, approval: { id: value.approvalId } })
      await afterwards?.(value.result)
      return reply.send({ data: write(value.result), change_id: value.changeId })
    },
  }
}

/** A route that is open to others than its command stops the start. */
export function checkPermission(
  { method, path, access }: Pick<RestCall<CallSchema>, 'method' | 'path' | 'access'>,
  { action, permission }: { action: string; permission: Permission },
): void {
  if (!isPermissionRule(access) || access.permission !== permission)
    throw new Error(`${method} ${path} does not ask for the permission of ${action}`)
}

/** The operator who sent the request; its access rule lets nobody else come here. */
export function actorOf({ caller, id, ip }: FastifyRequest): Actor {
  if (caller.kind !== 'operator') throw new Error('A command was called by somebody who is no operator')
  const { operatorId, sessionId, permissions, centres } = caller
  return { operatorId, sessionId, permissions, centres, requestId: id, address: ip }
}
