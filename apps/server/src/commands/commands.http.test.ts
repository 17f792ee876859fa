import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleRequests } from '#host/console/console-requests.ts'
import { findViolations } from '#kernel/database/invariants.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { atOnce } from '#testing/at-once.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { operatorWith } from '#testing/test-callers.ts'
import { modules } from '../modules.ts'
import { approveCommand, rejectCommand } from './decide-approval.ts'
import { type Actor, defineCommand } from './define-command.ts'
import { listChanges } from './list-changes.ts'
import { runCommand } from './run-command.ts'
import { changeInvariants, sealChanges } from './seal-changes.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
  await shop.asOwner((db) =>
    db.execute(sql`CREATE TABLE lamps (id integer PRIMARY KEY, lit boolean NOT NULL)`),
  )
  await shop.asOwner((db) => db.execute(sql`GRANT ALL ON lamps TO PUBLIC`))
  await shop.deps.db.execute(sql`INSERT INTO lamps VALUES (1, false), (2, false), (3, false)`)
})
afterAll(() => shop.close())

/** Lights a lamp; the third one only with a second person, and never the fourth. */
const lightLamp = defineCommand({
  action: 'lamps.light',
  permission: 'board.write',
  reason: 'required',
  needsApproval: async (_tx, _actor, { id }: { id: number }) => id === 3,
  async run(tx, _actor, { id }: { id: number }) {
    await tx.execute(sql`UPDATE lamps SET lit = true WHERE id = ${id}`)
    if (id === 2) return refuse('NOT_FOUND')
    return ok({
      result: { id },
      subject: { kind: 'lamp', id },
      centreId: id,
      before: { lit: false, colour: 'white' },
      after: { lit: true, colour: 'white' },
    })
  },
})

const actor = (operatorId: number, permissions: readonly Permission[] = ['board.write']): Actor => ({
  ...operatorWith(permissions),
  operatorId,
  requestId: 'request',
  address: '192.0.2.1',
})
const isLit = async (id: number) => {
  const { rows } = await shop.deps.db.execute<{ lit: boolean }>(sql`SELECT lit FROM lamps WHERE id = ${id}`)
  return rows[0]?.lit
}
const newest = { sort: '-changed', after: undefined, limit: 50 } as const
const entries = async () => (await listChanges(shop.deps.db, operatorWith(['log.read']), {}, newest)).changes

describe('a command', () => {
  test('writes its change and one entry with what differs', async () => {
    const sent = { key: 'light-one', input: { id: 1 }, reason: ' it is dark ' }
    const done = await runCommand(shop.deps, actor(7), lightLamp, sent)
    expect(done).toMatchObject({ ok: true, value: { kind: 'done', result: { id: 1 } } })
    expect(await isLit(1)).toBe(true)
    expect(await entries()).toMatchObject([
      {
        action: 'lamps.light',
        operatorId: 7,
        before: { lit: false },
        after: { lit: true },
        reason: 'it is dark',
      },
    ])
    expect((await entries())[0]?.before).not.toHaveProperty('colour')
    expect(await runCommand(shop.deps, actor(7), lightLamp, sent)).toEqual(done)
    expect(await entries()).toHaveLength(1)
  })

  test('that is refused leaves nothing behind, neither change nor entry nor key', async () => {
    const sent = { key: 'light-two', input: { id: 2 }, reason: 'it is dark' }
    for (let time = 0; time < 2; time++) {
      expect(await runCommand(shop.deps, actor(7), lightLamp, sent)).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await isLit(2)).toBe(false)
    expect(await entries()).toHaveLength(1)
  })

  test.each([undefined, '', '  '])(
    'without a reason (%j) is refused where one is required',
    async (reason) => {
      const sent = { key: 'no-reason', input: { id: 1 }, reason }
      expect(await runCommand(shop.deps, actor(7), lightLamp, sent)).toMatchObject({
        code: 'REASON_REQUIRED',
      })
    },
  )

  test('that needs a second person waits; of several who agree at once one runs it, and never who asked', async () => {
    const sent = { key: 'light-three', input: { id: 3 }, reason: 'it is dark' }
    const asked = await runCommand(shop.deps, actor(7), lightLamp, sent)
    if (!asked.ok || asked.value.kind !== 'approval') throw new Error('it did not wait')
    expect(await isLit(3)).toBe(false)
    const decision = { publicId: asked.value.approvalId, commands: [lightLamp] }
    expect(await approveCommand(shop.deps, actor(7), decision)).toMatchObject({ code: 'APPROVAL_OWN' })
    expect(await approveCommand(shop.deps, actor(8, ['board.read']), decision)).toMatchObject({
      code: 'FORBIDDEN',
    })
    const answers = await atOnce([8, 9, 10, 11], (operatorId) =>
      approveCommand(shop.deps, actor(operatorId), decision),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await isLit(3)).toBe(true)
    const about = (await entries()).filter(({ approvalId }) => approvalId === decision.publicId)
    expect(about.map(({ action }) => action)).toEqual(['lamps.light', 'lamps.light.request'])
    expect(await rejectCommand(shop.deps, actor(8), { ...decision, reason: undefined })).toMatchObject({
      code: 'APPROVAL_DECIDED',
    })
  })

  test('is read by managers when it happened at their centre, and by themselves', async () => {
    const seen = async (reader: Parameters<typeof listChanges>[1]) =>
      (await listChanges(shop.deps.db, reader, {}, newest)).changes.map(({ subjectId }) => subjectId)
    expect(await seen({ ...operatorWith(['log.read'], [1]), operatorId: 99 })).toEqual(['1'])
    expect(await seen({ ...operatorWith(['log.read'], [2]), operatorId: 99 })).toEqual([])
    expect(await seen({ ...operatorWith(['log.read-money']), operatorId: 99 })).toEqual([])
    expect((await seen({ ...operatorWith(['log.read-own']), operatorId: 7 })).length).toBe(2)
  })
})

describe('the seals of the log', () => {
  test('fit what was written, and no longer when an entry was rewritten behind the trigger', async () => {
    const age = (id: string) =>
      sql`UPDATE operator_changes SET changed_at = changed_at - interval '1 hour' WHERE ${sql.raw(id)}`
    const behindTheTrigger = (statement: ReturnType<typeof sql>) =>
      shop.asOwner(async (db) => {
        await db.execute(sql`ALTER TABLE operator_changes DISABLE TRIGGER append_only`)
        await db.execute(statement)
        await db.execute(sql`ALTER TABLE operator_changes ENABLE TRIGGER append_only`)
      })
    await behindTheTrigger(age('id = 1'))
    await sealChanges(shop.deps)
    await behindTheTrigger(age('id > 1'))
    await sealChanges(shop.deps)
    await sealChanges(shop.deps)
    expect(await findViolations(shop.deps.db, changeInvariants)).toEqual([])
    await behindTheTrigger(sql`UPDATE operator_changes SET reason = 'another' WHERE id = 1`)
    expect(await findViolations(shop.deps.db, changeInvariants)).toMatchObject([
      { name: 'the log of changes fits its seals' },
    ])
  })
})

test('a route of the console that changes something without a command stops the start', async () => {
  const app = Fastify()
  app.decorate('declaredRoutes', [
    { method: 'GET', url: '/api/v1/console/lamps/', config: { access: 'operator' } },
    { method: 'POST', url: '/api/v1/console/lamps/', config: { access: 'operator' } },
  ] as never)
  await app.register(consoleRequests, { config: shop.deps.config })
  await expect(app.ready()).rejects.toThrow(/without a command:\n {2}POST \/api\/v1\/console\/lamps/)
})

test('every call of the console names a permission, or is about the own session or views, or lists centres and channels', () => {
  expect(modules.some(({ console }) => console)).toBe(true)
  const open = shop.app.declaredRoutes.filter(
    ({ url, config }) =>
      url.startsWith('/api/v1/console/') &&
      !(typeof config?.access === 'object' && 'permission' in config.access) &&
      !/^\/api\/v1\/console\/(session|setup|docs|views|centres|channels|events)(\/|$)/.test(url),
  )
  expect(open.map(({ url }) => url)).toEqual([])
})
