import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { packPass, readPass, writePass } from '@warsha/contract/orders/visit-pass.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { freeSlots } from '#modules/booking/samples/free-slot.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { maxWrongPasses } from '../../use-cases/redeem-pass.ts'
import { restockOrder } from '../../use-cases/restock-order.ts'
import { returnUnits } from '../../use-cases/return-units.ts'
import { centres, codeOf, key, orderConsole } from '../testing/order-console.ts'
import { type Bought, useOrderShop } from '../testing/order-shop.ts'
import { passDesk } from '../testing/pass-desk.ts'

const shop = useOrderShop('91000831')
const desk = orderConsole(shop)
const passes = passDesk(shop, desk)
beforeEach(() => shop.db().execute(sql`WITH own AS (DELETE FROM pass_tries) DELETE FROM session_pass_tries`))

const arrivalOf = async ({ orderId }: Bought) =>
  (
    await shop.rows<{ at: Date | null; by: number | null }>(
      sql`SELECT arrived_at AS at, arrived_by AS by FROM order_lines WHERE order_id = ${orderId}`,
    )
  )[0]

const cancel = ({ orderId }: Bought) => shop.cancel(orderId)

const returnOrder = ({ orderId }: Bought) =>
  inTransaction(shop.db(), async (tx) => {
    const [line] = (
      await tx.execute<{ position: number; quantity: number }>(
        sql`SELECT position, quantity FROM order_lines WHERE order_id = ${orderId}`,
      )
    ).rows
    if (!line) throw new Error('the order has no line')
    const returned = await returnUnits(tx, {
      orderId,
      position: line.position,
      open: line.quantity,
      used: 0,
      surcharges: [],
    })
    await restockOrder(tx, orderId)
    return returned
  })

describe('[BEY-08] the pass of a visit', () => {
  test('is the buyer’s own: signed for the visit and its hour, and the same whenever it is asked for', async () => {
    const order = await shop.buy()
    const pass = await passes.passOf(order)
    const { content, code } = pass
    expect(await passes.passOf(order)).toEqual(pass)
    const read = readPass(content)
    expect(read?.appointmentAt.toISOString()).toBe(pass.appointment_at)
    const { body } = await (await desk.as('centre-staff')).ask('/visits/pass-key/')
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: body.data.public_key },
      format: 'jwk',
    })
    expect(verify(null, read?.signed ?? Buffer.of(), key, read?.signature ?? Buffer.of())).toBe(true)
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(pass.qr.path).toMatch(/^M0 0h7v1/)
    expect(pass.redeemed_at).toBeNull()
  })

  test('is nobody else’s', async () => {
    const order = await shop.buy()
    expect((await passes.ask(order.id, await shop.signIn('91000832'))).status).toBe(404)
    expect((await passes.ask(order.id, null)).status).toBe(401)
    expect((await passes.ask('x')).status).toBe(404)
    expect(await shop.rows(sql`SELECT FROM visit_passes WHERE order_id = ${order.orderId}`)).toEqual([])
  })

  test.each(['content', 'code'] as const)(
    'is redeemed once by its %s, and then says when and by whom',
    async (by) => {
      const { order, pass } = await passes.due(2)
      const redeemed = await passes.redeem(pass[by])
      expect(redeemed.status).toBe(200)
      expect(redeemed.body.data).toMatchObject({
        order_id: order.id,
        order_number: Number(order.number),
        line_id: pass.line_id,
        centre_id: centres.own,
        work: [{ quantity: 2 }],
      })
      expect(JSON.stringify(redeemed.body)).not.toMatch(/baisa|price|phone|91000831/i)
      const staff = await desk.as('centre-staff')
      const { at, by: operator } = (await arrivalOf(order)) ?? {}
      expect(operator).toBe(staff.member.id)
      const again = await passes.redeem(pass[by], { role: 'manager' })
      expect(codeOf(again)).toEqual([409, 'PASS_REDEEMED'])
      expect(again.body).toMatchObject({
        changed_by: 'centre-staff',
        changed_at: at && new Date(at).toISOString(),
      })
      expect((await passes.passOf(order)).redeemed_at).toBe(redeemed.body.data.arrived_at)
      const entries = (await desk.entriesAbout(order)).filter(({ action }) => action === 'orders.redeem-pass')
      expect(entries).toHaveLength(1)
    },
  )

  test('sent twice with one key is answered alike', async () => {
    const { pass } = await passes.due()
    const as = key()
    const first = await passes.redeem(pass.code, { as })
    expect((await passes.redeem(pass.code, { as })).body).toEqual(first.body)
  })

  test('of an arrival that was recorded by hand is redeemed already', async () => {
    const { order, pass } = await passes.due()
    const { path, revision, line_id } = await desk.about(order)
    const manager = await desk.as('manager')
    expect((await manager.ask(`${path}/arrived/`, { key: key(), revision, line_id })).status).toBe(200)
    const answer = await passes.redeem(pass.content)
    expect([codeOf(answer), answer.body.changed_by]).toEqual([[409, 'PASS_REDEEMED'], 'manager'])
  })

  test('of a visit that was done without it says so', async () => {
    const { order, pass } = await passes.due()
    const { path, revision, line_id } = await desk.about(order)
    await (await desk.as('manager')).ask(`${path}/came/`, { key: key(), revision, line_id })
    const answer = await passes.redeem(pass.content)
    expect([codeOf(answer), answer.body.changed_by]).toEqual([[409, 'PASS_REDEEMED'], 'manager'])
  })

  test('is unknown at another centre, to roles without visits, and to strangers', async () => {
    const { order, pass } = await passes.due()
    for (const each of [pass.code, pass.content])
      for (const role of ['centre-staff', 'manager'])
        expect(codeOf(await passes.redeem(each, { role, centre: centres.foreign }))).toEqual([
          404,
          'PASS_UNKNOWN',
        ])
    for (const role of ['finance', 'support', 'content'])
      expect((await passes.redeem(pass.code, { role })).status).toBe(403)
    expect((await arrivalOf(order))?.at).toBeNull()
  })

  test('is not due before its day', async () => {
    const order = await shop.buy()
    const pass = await passes.passOf(order)
    expect(codeOf(await passes.redeem(pass.content))).toEqual([400, 'VISIT_NOT_DUE'])
  })
})

describe('[BEY-08] a pass that is none', () => {
  const other = generateKeyPairSync('ed25519').privateKey

  test('signed by another key, for another hour, cut or of an older kind is unknown', async () => {
    const { order, pass } = await passes.due()
    const { signed, signature, lineKey, appointmentAt } = readPass(pass.content) ?? {}
    if (!signed || !signature || !lineKey || !appointmentAt) throw new Error('no pass')
    const later = packPass({ lineKey, appointmentAt: new Date(appointmentAt.getTime() + 60_000) })
    const forged = [
      writePass(signed, sign(null, signed, other)),
      writePass(later, signature),
      writePass(Uint8Array.of(0, ...signed.slice(1)), signature),
      pass.content.slice(0, -1),
      `${pass.content}A`,
      pass.code.slice(1),
      'AAAAAAAA',
    ]
    for (const each of forged) expect(codeOf(await passes.redeem(each)), each).toEqual([404, 'PASS_UNKNOWN'])
    expect((await arrivalOf(order))?.at).toBeNull()
  })

  test.each([
    ['cancelled', cancel],
    ['given back', returnOrder],
  ])('of a visit that was %s is void', async (_case, change) => {
    const { order, pass } = await passes.due()
    expect((await change(order)).ok).toBe(true)
    for (const each of [pass.content, pass.code])
      expect(codeOf(await passes.redeem(each))).toEqual([409, 'PASS_VOID'])
    expect((await passes.ask(order.id)).data).toEqual([])
  })

  test('of a visit that nobody came to is void', async () => {
    const { order, pass } = await passes.due()
    const { path, revision, line_id } = await desk.about(order)
    await (await desk.as('manager')).ask(`${path}/not-come/`, { key: key(), revision, line_id })
    expect(codeOf(await passes.redeem(pass.code))).toEqual([409, 'PASS_VOID'])
  })

  test('of a visit that was moved is void, the new hour has its own, and is redeemed although the old one was', async () => {
    const { order, pass } = await passes.due()
    expect((await passes.redeem(pass.code)).status).toBe(200)
    const [slot] = await freeSlots(shop.db(), { centreId: centres.own, capacity: 5 })
    const { path, revision, line_id } = await desk.about(order)
    const moved = await (await desk.as('administrator')).ask(`${path}/move/`, {
      ...{ key: key(), revision, line_id, slot_id: slot?.slotId },
    })
    expect(moved.status).toBe(200)
    for (const each of [pass.content, pass.code])
      expect(codeOf(await passes.redeem(each))).toEqual([409, 'PASS_VOID'])
    const fresh = await passes.passOf(order)
    expect(fresh.code).not.toBe(pass.code)
    expect(fresh.redeemed_at).toBeNull()
    await desk.begin(order)
    const due = await passes.passOf(order)
    expect((await passes.redeem(due.content)).status).toBe(200)
  })
})

describe('[BEY-08] wrong passes', () => {
  test('[OPS-66] lock their device after twenty within an hour, right ones do not count', async () => {
    const member = await makeMember(shop.shop(), 'centre-staff', [centres.own])
    const operator = await signInStaff(shop.shop(), member)
    const send = (pass: string, session = operator) => session.ask('/visits/redeem/', { key: key(), pass })
    const { pass: right } = await passes.due()
    const wrong = Array.from({ length: maxWrongPasses.device }, (_, at) => `GUESS${at}`)
    for (const each of wrong.slice(0, -1)) expect((await send(each)).status).toBe(404)
    expect((await send(right.code)).status).toBe(200)
    expect(codeOf(await send(right.code))).toEqual([409, 'PASS_REDEEMED'])
    expect((await send(wrong.at(-1) ?? '')).status).toBe(404)
    const { pass } = await passes.due()
    const locked = await send(pass.code)
    expect(codeOf(locked)).toEqual([429, 'PASS_TRIES_EXCEEDED'])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3000)
    const colleague = await signInStaff(
      shop.shop(),
      await makeMember(shop.shop(), 'centre-staff', [centres.own]),
    )
    expect((await send('GUESS', colleague)).status).toBe(404)
    expect((await send('GUESS', await signInStaff(shop.shop(), member, 1))).status).toBe(404)
    expect((await send(pass.code)).status).toBe(429)
    await shop.db().execute(sql`UPDATE session_pass_tries SET started_at = now() - interval '61 minutes'`)
    expect((await send(pass.code)).status).toBe(200)
  })

  test('[OPS-66] are bounded when they are sent side by side, by two devices of one operator, each for itself', async () => {
    const member = await makeMember(shop.shop(), 'centre-staff', [centres.own])
    const devices = [await signInStaff(shop.shop(), member, -1), await signInStaff(shop.shop(), member)]
    const { pass } = await passes.due()
    const guess = (device: (typeof devices)[number]) =>
      Promise.all(
        Array.from({ length: maxWrongPasses.device + 10 }, async () => {
          const { status } = await device.ask('/visits/redeem/', { key: key(), pass: 'GUESSED' })
          return status
        }),
      )
    const [first = [], second = []] = await Promise.all(devices.map(guess))
    for (const statuses of [first, second]) {
      expect(statuses.filter((status) => status === 404)).toHaveLength(maxWrongPasses.device)
      expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    }
    const fresh = await signInStaff(shop.shop(), member, 1)
    const sent = await Promise.all(
      [...devices, fresh].map((device) => device.ask('/visits/redeem/', { key: key(), pass: pass.code })),
    )
    expect(sent.map(({ status }) => status)).toEqual([429, 429, 200])
  })

  test('[OPS-66] lock their operator on every device in the end, however often one signs in', async () => {
    const member = await makeMember(shop.shop(), 'centre-staff', [centres.own])
    const first = await signInStaff(shop.shop(), member)
    await first.ask('/visits/redeem/', { key: key(), pass: 'GUESSED' })
    const tries = sql`UPDATE pass_tries SET count = ${maxWrongPasses.operator - 1} WHERE operator_id = ${member.id}`
    await shop.db().execute(tries)
    const fresh = await signInStaff(shop.shop(), member, 1)
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => fresh.ask('/visits/redeem/', { key: key(), pass: 'GUESSED' })),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([404, 429, 429, 429, 429])
    expect((await passes.redeem('GUESSED')).status).toBe(404)
  })

  test('[OPS-66] of a session go with it', async () => {
    const member = await makeMember(shop.shop(), 'centre-staff', [centres.own])
    const device = await signInStaff(shop.shop(), member)
    await device.ask('/visits/redeem/', { key: key(), pass: 'GUESSED' })
    const tries = () => shop.rows(sql`SELECT count FROM session_pass_tries`)
    expect(await tries()).toEqual([{ count: 1 }])
    await shop.db().execute(sql`DELETE FROM staff_sessions WHERE member_id = ${member.id}`)
    expect(await tries()).toEqual([])
  })
})

describe('[BEY-08] at the same instant', () => {
  test('two scans of one pass: one arrival, and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const { order, pass } = await passes.due()
      const answers = await Promise.all([
        passes.redeem(pass.content),
        passes.redeem(pass.code, { role: 'manager' }),
        passes.redeem(pass.content, { role: 'administrator' }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const told = answers.filter(({ status }) => status === 409)
      const { at } = (await arrivalOf(order)) ?? {}
      for (const { body } of told)
        expect([body.errors[0].code, body.changed_at]).toEqual([
          'PASS_REDEEMED',
          at && new Date(at).toISOString(),
        ])
    }
  })

  test.each([
    ['return', returnOrder],
    ['cancellation', cancel],
  ])('a scan and a %s: never a scan of what was given up before', async (_case, change) => {
    for (let round = 0; round < 8; round++) {
      const { order, pass } = await passes.due()
      const [scan] = await Promise.all([passes.redeem(pass.content), change(order)])
      const [row] = await shop.rows<{ isLate: boolean | null }>(sql`
        SELECT line.arrived_at > max(change.created_at) AS "isLate" FROM order_lines AS line
        JOIN order_status_changes AS change USING (order_id) WHERE order_id = ${order.orderId} GROUP BY line.arrived_at`)
      const isGivenUp = (await arrivalOf(order))?.at === null
      expect([scan.status, isGivenUp]).toEqual(scan.status === 200 ? [200, false] : [409, true])
      expect(row?.isLate ?? false).toBe(false)
    }
  })
})
