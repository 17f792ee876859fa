import { randomUUID } from 'node:crypto'
import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import type { Actor, Command, CommandDeps } from '@warsha/server/commands/define-command.ts'
import { runCommand } from '@warsha/server/commands/run-command.ts'
import { sql } from 'drizzle-orm'

/** The demo's first operator of a role, with the permissions that are named; undefined while there is none. */
export async function findDemoActor(
  { db }: CommandDeps,
  role: string,
  permissions: readonly Permission[],
): Promise<Actor | undefined> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM staff_members WHERE role = ${role} AND is_active ORDER BY id LIMIT 1`,
  )
  const operatorId = rows[0]?.id
  return operatorId === undefined
    ? undefined
    : {
        operatorId,
        sessionId: randomUUID(),
        permissions: new Set(permissions),
        centres: 'all',
        requestId: 'demo',
        address: '127.0.0.1',
      }
}

type Doing<Input> = { key: string; input: Input; reason?: string }

/** Does what an operator would do in the console. A refusal is a fault of the demo's data. */
export async function actInDemo<Input, Result, Code extends string>(
  deps: CommandDeps,
  actor: Actor,
  command: Command<Input, Result, Code>,
  { key, input, reason }: Doing<Input>,
): Promise<Result> {
  const done = await runCommand(deps, actor, command, { key, input, reason })
  if (!done.ok) throw new Error(`The demo's ${command.action} was refused: ${done.code}`)
  if (done.value.kind === 'approval') throw new Error(`The demo's ${command.action} waits for approval`)
  return done.value.result
}
