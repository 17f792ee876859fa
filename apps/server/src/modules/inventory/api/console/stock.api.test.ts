import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenForChanges } from '#kernel/database/changes.ts'
import { openListener } from '#kernel/database/listen.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { createModels } from '#kernel/read-model.ts'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { releaseStock, reserveStock, takeStock } from '../../use-cases/reserve-stock.ts'
import { stockModel } from '../../use-cases/stock-model.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let manager: Session
/** Of the manager's centre, of another centre, and the central one. */
const warehouses = { own: 0, other: 0, central: 0 }
let ownCentre = 0
const stateOf = new Map<number, number>()

beforeAll(async () => {
  shop = await buildTestApp()
  const { rows } = await shop.deps.db.execute<{ centre: number; warehouse: number; state: number }>(sql`
    SELECT centre.id AS centre, warehouse_id AS warehouse, warehouses.state_id AS state
    FROM service_centres AS centre JOIN warehouses ON warehouses.id = warehouse_id
    WHERE NOT is_central ORDER BY centre.id LIMIT 2`)
  const [own, other] = rows
  if (!own || !other) throw new Error('the shop has too few warehouses')
  const central = await shop.deps.db.execute<{ id: number }>(
    sql`SELECT min(id) AS id FROM warehouses WHERE is_central`,
  )
  Object.assign(warehouses, {
    own: own.warehouse,
    other: other.warehouse,
    central: central.rows[0]?.id,
  })
  ownCentre = own.centre
  stateOf.set(own.warehouse, own.state)
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [ownCentre]))
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object) => ({ key: `key-${process.pid}-${++keys}`, reason: 'counted', ...change })
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const place = (variantId: number, warehouseId = warehouses.own) => ({
  variant_id: variantId,
  warehouse_id: warehouseId,
})

/** A tracked variant that this warehouse alone has, with so many units. */
async function stocked(onHand: number, reserved = 0, warehouseId = warehouses.own): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    INSERT INTO product_variants (product_id, sku, name, position, track_inventory)
    SELECT min(id), ${`STOCKED-${++keys}`}, '', ${1000 + keys}, true FROM products RETURNING id`)
  const id = rows[0]?.id ?? 0
  await shop.deps.db.execute(sql`INSERT INTO stocks (variant_id, warehouse_id, on_hand, reserved)
    VALUES (${id}, ${warehouseId}, ${onHand}, ${reserved})`)
  return id
}
const levelOf = async (variantId: number) => {
  const { rows } = await shop.deps.db.execute<{ onHand: number; reserved: number }>(
    sql`SELECT on_hand AS "onHand", reserved FROM stocks WHERE variant_id = ${variantId}`,
  )
  return rows[0]
}
const entriesAbout = async (variantId: number) => {
  const { rows } = await shop.deps.db.execute(sql`
    SELECT action, centre_id AS "centreId", before, after, reason FROM operator_changes
    WHERE subject_kind = 'stock' AND subject_id LIKE ${`${variantId}:%`} ORDER BY id`)
  return rows
}

describe('[OPS-05] operators set stock per product, centre and warehouse', () => {
  test('with a reason, and with an entry in the log of the centre', async () => {
    const variant = await stocked(10, 4)
    expect(
      code(
        await content.ask('/stock/set/', { ...sent(place(variant)), reason: ' ', revision: 1, on_hand: 7 }),
      ),
    ).toEqual([400, 'REASON_REQUIRED'])
    const set = await content.ask('/stock/set/', sent({ ...place(variant), revision: 1, on_hand: 7 }))
    expect(set.body.data).toMatchObject({ ...place(variant), on_hand: 7, reserved: 4, revision: 2 })
    const adjusted = await manager.ask('/stock/adjust/', sent({ ...place(variant), by: -2 }))
    expect(adjusted.body.data).toMatchObject({ on_hand: 5, reserved: 4, revision: 3 })
    expect(await entriesAbout(variant)).toEqual([
      {
        action: 'stock.set',
        centreId: ownCentre,
        before: { onHand: 10 },
        after: { onHand: 7 },
        reason: 'counted',
      },
      {
        action: 'stock.adjust',
        centreId: ownCentre,
        before: { onHand: 7 },
        after: { onHand: 5 },
        reason: 'counted',
      },
    ])
  })

  test('never below what is reserved for purchases', async () => {
    const variant = await stocked(10, 4)
    const low = await content.ask('/stock/set/', sent({ ...place(variant), revision: 1, on_hand: 3 }))
    expect(code(low)).toEqual([409, 'STOCK_RESERVED'])
    expect(low.body.current).toEqual({ on_hand: 10, reserved: 4, revision: 1 })
    expect(low.body.errors[0].message).toContain('4')
    expect(code(await content.ask('/stock/adjust/', sent({ ...place(variant), by: -7 })))).toEqual([
      409,
      'STOCK_RESERVED',
    ])
    expect(await levelOf(variant)).toEqual({ onHand: 10, reserved: 4 })
    expect(await entriesAbout(variant)).toEqual([])
  })

  test('where a warehouse never had any, too; a refusal leaves no empty row', async () => {
    const variant = await stocked(1, 0, warehouses.other)
    const first = sent({ ...place(variant), revision: 0, on_hand: 6 })
    expect((await content.ask('/stock/set/', first)).body.data).toMatchObject({ on_hand: 6, revision: 1 })
    expect(
      code(await content.ask('/stock/adjust/', sent({ ...place(variant, warehouses.central), by: -1 }))),
    ).toEqual([409, 'STOCK_RESERVED'])
    const { body } = await content.ask(`/stock/?variant_id=${variant}`)
    expect(body.data.map((each: { warehouse_id: number }) => each.warehouse_id).sort()).toEqual(
      [warehouses.own, warehouses.other].sort(),
    )
  })

  test('and what somebody else has set meanwhile is a conflict with the current state', async () => {
    const variant = await stocked(10)
    const answers = await atOnce([11, 12], (onHand) =>
      content.ask('/stock/set/', sent({ ...place(variant), revision: 1, on_hand: onHand })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ errors: [{ code: 'VERSION_CONFLICT' }], current: { revision: 2 } })
    expect(await entriesAbout(variant)).toHaveLength(1)
  })

  test('once, however often and however simultaneously the same command is sent', async () => {
    const variant = await stocked(10)
    const command = sent({ ...place(variant), by: 5 })
    const answers = await atOnce(Array.from({ length: 5 }), () => content.ask('/stock/adjust/', command))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await levelOf(variant)).toEqual({ onHand: 15, reserved: 0 })
  })

  test('[ROLE-08] a manager those of the own centres alone; the central warehouse is nobody’s own', async () => {
    for (const warehouse of [warehouses.other, warehouses.central]) {
      const variant = await stocked(10, 0, warehouse)
      const change = sent({ ...place(variant, warehouse), by: 1 })
      expect(code(await manager.ask('/stock/adjust/', change))).toEqual([404, 'NOT_FOUND'])
      expect((await manager.ask(`/stock/?variant_id=${variant}`)).body.data).toEqual([])
      expect((await manager.ask(`/stock/?warehouse_id=${warehouse}`)).body.data).toEqual([])
      expect((await content.ask('/stock/adjust/', change)).status).toBe(200)
    }
  })

  test('of nothing that does not exist, and in no impossible number', async () => {
    for (const wrong of [
      place(2_000_000_000),
      place(1, 2_000_000_000),
      place(-1),
      { variant_id: 'x', warehouse_id: 1 },
    ]) {
      expect([400, 404]).toContain((await content.ask('/stock/adjust/', sent({ ...wrong, by: 1 }))).status)
    }
    const variant = await stocked(1)
    for (const by of [0, 1.5, '1', null, 10_000_000]) {
      expect((await content.ask('/stock/adjust/', sent({ ...place(variant), by }))).status).toBe(400)
    }
    expect(
      (await content.ask('/stock/set/', sent({ ...place(variant), revision: 1, on_hand: -1 }))).status,
    ).toBe(400)
    await content.ask('/stock/set/', sent({ ...place(variant), revision: 1, on_hand: 999_999 }))
    expect(code(await content.ask('/stock/adjust/', sent({ ...place(variant), by: 2 })))).toEqual([
      400,
      'STOCK_TOO_LARGE',
    ])
  })
})

describe('[OPS-05] stock under parallel purchases', () => {
  test('is reduced by orders, never becomes negative and never falls below what is reserved, while it is changed', async () => {
    for (let round = 0; round < 5; round++) {
      const variant = await stocked(20)
      const stateId = stateOf.get(warehouses.own) ?? 0
      const buy = async (at: number) => {
        const done = await inTransaction<'bought' | 'left', string>(shop.deps.db, async (tx) => {
          const held = await reserveStock(tx, [{ units: new Map([[variant, 1]]), stateId }])
          if (!held.ok) return held
          await (at % 4 === 0 ? releaseStock(tx, held.value) : takeStock(tx, held.value))
          return ok(at % 4 === 0 ? 'left' : 'bought')
        })
        return done.ok ? done.value : 'none'
      }
      const change = async (by: number) =>
        (await content.ask('/stock/adjust/', sent({ ...place(variant), by }))).status
      const steps = Array.from({ length: 40 }, (_, at) => at)
      const answers = await atOnce<number, number | string>(steps, (at) =>
        at % 4 === 3 ? change(at % 8 === 3 ? -3 : 2) : buy(at),
      )
      const bought = answers.filter((answer) => answer === 'bought').length
      const adjusted = steps.reduce(
        (sum, at) => sum + (at % 4 === 3 && answers[at] === 200 ? (at % 8 === 3 ? -3 : 2) : 0),
        0,
      )
      expect(await levelOf(variant)).toEqual({ onHand: 20 + adjusted - bought, reserved: 0 })
      expect(answers.filter((answer) => answer === 200)).not.toHaveLength(0)
    }
  })

  test('is what the shop sells at once, in every process', async () => {
    const variant = await stocked(0)
    const listener = openListener(shop.deps.connection.directUrl, { onError: () => undefined })
    const otherProcess = createModels(shop.deps.db, listenForChanges(listener))
    const free = async () =>
      Promise.all(
        [shop.deps.models, otherProcess].map(async (models) =>
          (await models.get(stockModel)).freeIn(variant, null),
        ),
      )
    expect(await free()).toEqual([0, 0])
    await manager.ask('/stock/adjust/', sent({ ...place(variant), by: 9 }))
    await expect.poll(free).toEqual([9, 9])
    await listener.close()
  })
})
