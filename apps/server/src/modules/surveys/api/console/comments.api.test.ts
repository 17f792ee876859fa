import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { placeTestOrder } from '#testing/console-orders.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let support: Session
let manager: Session
let content: Session
beforeAll(async () => {
  shop = await buildTestApp()
  support = await signInStaff(shop, await makeMember(shop, 'support'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
  content = await signInStaff(shop, await makeMember(shop, 'content'))
})
afterAll(() => shop.close())

let made = 0
const sent = (decision: string) => ({ key: `key-${process.pid}-${++made}`, reason: 'read it', decision })

/** A comment about a centre that waits for somebody to read it. */
async function written(comment: string, centreId = 1): Promise<number> {
  const { db } = shop.deps
  const { rows: customers } = await db.execute<{ id: number }>(
    sql`INSERT INTO customers (phone) VALUES (${`+9687${String(2_000_000 + ++made)}`}) RETURNING id`,
  )
  const customerId = customers[0]?.id ?? 0
  const number = await placeTestOrder(shop, { customerId, centreId })
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO survey_invitations (order_id, customer_id, centre_id, token_hash, expires_at, answered_at)
    SELECT id, ${customerId}, ${centreId}, encode(sha256(convert_to(${comment}, 'UTF8')), 'hex'), now() + interval '1 day', now()
    FROM orders WHERE number = ${number} RETURNING id`)
  const id = rows[0]?.id ?? 0
  await db.execute(sql`INSERT INTO survey_answers (invitation_id, rate, comment, moderation)
    VALUES (${id}, 4, ${comment}, 'pending')`)
  return id
}
const shownAt = async (centreId: number) =>
  (
    await shop.app.inject({
      url: `/api/v1/service_center/reviews/?service_center_id=${centreId}&limit=100`,
    })
  ).body
const entries = async (id: number) => {
  const { rows } =
    await shop.deps.db.execute(sql`SELECT action, centre_id AS "centreId", before, after, reason
    FROM operator_changes WHERE subject_kind = 'comment' AND subject_id = ${String(id)}`)
  return rows
}

describe('operators moderate review comments', () => {
  test('[OPS-17] what is approved is shown at the centre, what is rejected is not, and each leaves one entry', async () => {
    const [good, bad] = [await written('Quick and clean work'), await written('Very rude words')]
    expect((await support.ask('/comments/')).body.data).toMatchObject([{ id: bad }, { id: good, rate: 4 }])
    expect(
      (await support.ask(`/comments/${good}/moderate/`, { ...sent('approved'), reason: '' })).status,
    ).toBe(400)
    const approve = sent('approved')
    const approved = await manager.ask(`/comments/${good}/moderate/`, approve)
    expect(approved.body.data).toMatchObject({ id: good, state: 'approved', centre_id: 1 })
    expect((await manager.ask(`/comments/${good}/moderate/`, approve)).body).toEqual(approved.body)
    await support.ask(`/comments/${bad}/moderate/`, sent('rejected'))
    const shown = await shownAt(1)
    expect(shown).toContain('Quick and clean work')
    expect(shown).not.toContain('Very rude words')
    const decided = {
      centreId: 1,
      action: 'surveys.moderate',
      before: { state: 'pending' },
      reason: 'read it',
    }
    expect(await entries(good)).toEqual([{ ...decided, after: { state: 'approved' } }])
    expect(await entries(bad)).toEqual([{ ...decided, after: { state: 'rejected' } }])
  })

  test('[OPS-17] what was approved can be hidden again, once, and the rating goes on counting', async () => {
    const id = await written('Shown by mistake')
    const hide = () => ({ ...sent(''), decision: undefined })
    expect((await support.ask(`/comments/${id}/hide/`, hide())).status).toBe(409)
    await support.ask(`/comments/${id}/moderate/`, sent('approved'))
    expect(await shownAt(1)).toContain('Shown by mistake')
    expect((await support.ask(`/comments/${id}/hide/`, { ...hide(), reason: ' ' })).status).toBe(400)
    const answers = await atOnce([support, manager], (session) =>
      session.ask(`/comments/${id}/hide/`, hide()),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body.data).toMatchObject({ id, state: 'rejected' })
    expect(await shownAt(1)).not.toContain('Shown by mistake')
    const { rows } =
      await shop.deps.db.execute(sql`SELECT rating FROM centre_reviews JOIN survey_invitations AS invitation
      USING (centre_id, customer_id) WHERE invitation.id = ${id}`)
    expect(rows).toEqual([{ rating: 4 }])
    expect((await entries(id)).map(({ action }) => action)).toEqual([
      'surveys.moderate',
      'surveys.hide-comment',
    ])
    const foreign = await written('About the other centre', 2)
    await support.ask(`/comments/${foreign}/moderate/`, sent('approved'))
    expect((await manager.ask(`/comments/${foreign}/hide/`, hide())).status).toBe(404)
    expect((await content.ask(`/comments/${foreign}/hide/`, hide())).status).toBe(403)
  })

  test('of two who decide at the same instant one is told what was decided', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await written(`Contested ${round}`)
      const answers = await atOnce([support, manager], (session) =>
        session.ask(`/comments/${id}/moderate/`, sent('approved')),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.current).toEqual({ state: 'approved' })
      expect(await entries(id)).toHaveLength(1)
    }
  })

  test('[ROLE-08] a manager those of the own centres alone; who may not moderate is refused', async () => {
    const foreign = await written('About another centre', 2)
    expect((await manager.ask(`/comments/${foreign}/moderate/`, sent('approved'))).status).toBe(404)
    const listed = await manager.ask('/comments/')
    expect(listed.body.data.map(({ id }: { id: number }) => id)).not.toContain(foreign)
    expect((await content.ask(`/comments/${foreign}/moderate/`, sent('approved'))).status).toBe(403)
    expect((await support.ask('/comments/999999/moderate/', sent('approved'))).status).toBe(404)
    expect((await support.ask('/comments/x/moderate/', sent('approved'))).status).toBe(400)
    expect((await support.ask(`/comments/${foreign}/moderate/`, sent('loved'))).status).toBe(400)
    expect(await entries(foreign)).toEqual([])
  })
})

describe('[OPS-82] comments are decided together', () => {
  const bulk = (decision: 'approve' | 'reject', body: object, session = support) =>
    session.ask(`/comments/bulk/${decision}/`, { key: `bulk-${process.pid}-${++made}`, ...body })
  const idsOf = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id)

  /** What the tests before have left undecided. */
  async function decideAll() {
    await shop.deps.db.execute(
      sql`UPDATE survey_answers SET moderation = 'rejected' WHERE moderation = 'pending'`,
    )
  }

  test('chosen, or all that a filter finds, after a look that changes nothing; each leaves one entry', async () => {
    await decideAll()
    const [one, two, three] = [await written('First'), await written('Second'), await written('Third', 2)]
    const where = { state: 'pending', centre: '1' }
    const looked = await bulk('approve', { where, dry_run: true })
    expect(looked.body.data).toMatchObject({ dry_run: true, count: 2, done: 2, refused: 0 })
    expect(idsOf((await support.ask('/comments/')).body)).toEqual([three, two, one])
    expect((await bulk('approve', { where, expected_count: 2 })).status).toBe(400)
    expect((await bulk('approve', { where, reason: 'read', expected_count: 3 })).status).toBe(409)
    const approved = await bulk('approve', { where, reason: 'read', expected_count: 2 })
    expect(approved.body.data).toMatchObject({ count: 2, done: 2, refused: 0 })
    expect(await shownAt(1)).toContain('Second')
    for (const id of [one, two])
      expect(await entries(id)).toMatchObject([{ after: { state: 'approved' }, reason: 'read' }])
    // Decided once: the rest is rejected all the same.
    const ids = [String(one), String(three)]
    const rejected = await bulk('reject', { ids, reason: 'rude', expected_count: 2 })
    expect(rejected.body.data).toMatchObject({ count: 2, done: 1, refused: 1 })
    expect(await entries(three)).toMatchObject([{ after: { state: 'rejected' }, reason: 'rude' }])
    expect((await support.ask('/comments/')).body.data).toEqual([])
  })

  test('[ROLE-08] by a manager about the own centres alone, and not by those who only read them', async () => {
    await decideAll()
    const [own, foreign] = [await written('About ours'), await written('About theirs', 2)]
    for (const body of [{ where: { state: 'pending' } }, { ids: [String(own), String(foreign)] }]) {
      const { results, count } = (await bulk('reject', { ...body, dry_run: true }, manager)).body.data
      expect([count, results.length]).toEqual([1, 1])
    }
    const theirs = { where: { state: 'pending', centre: '2' }, dry_run: true }
    expect((await bulk('approve', theirs, manager)).body.data.count).toBe(0)
    expect((await bulk('approve', { ids: [String(own)], dry_run: true }, content)).status).toBe(403)
    expect(await entries(own)).toEqual([])
  })

  test('[ROLE-08] and are a list in the order that is asked for, and a file without formulas', async () => {
    await decideAll()
    const ids = [await written('=1+1 stars'), await written('Fine, "really"'), await written('Theirs', 2)]
    const [first = 0, second = 0, third = 0] = ids
    for (const [at, id] of ids.entries())
      await shop.deps.db.execute(
        sql`UPDATE survey_answers SET rate = ${[3, 5, 3][at]} WHERE invitation_id = ${id}`,
      )
    const readAll = async (sort: string) => {
      const found: number[] = []
      for (let after: string | null = ''; after !== null; ) {
        const { body } = await support.ask(`/comments/?sort=${sort}&limit=1${after && `&after=${after}`}`)
        found.push(...idsOf(body))
        after = body.page.after
      }
      return found
    }
    expect(await readAll('written')).toEqual([first, second, third])
    expect(await readAll('-written')).toEqual([third, second, first])
    expect(await readAll('rate')).toEqual([first, third, second])
    expect(await readAll('-rate')).toEqual([second, third, first])
    expect((await support.ask('/comments/?sort=secret')).status).toBe(400)
    const { headers, body } = await support.ask('/comments/export/?sort=rate')
    expect(headers['content-disposition']).toBe('attachment; filename="comments.csv"')
    const [head, ...lines] = String(body).trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFwritten_at,centre_en,centre_ar,rate,comment,state')
    expect(lines.map((line) => /,(\d),/.exec(line)?.[1])).toEqual(['3', '3', '5'])
    expect(lines[0]).toMatch(/Z,[^,]+,[^,]+,3,'=1\+1 stars,pending$/)
    expect(lines[2]).toContain('"Fine, ""really"""')
    const mine = String((await manager.ask('/comments/export/')).body)
    expect(mine).toContain('really')
    expect(mine).not.toContain('Theirs')
  })

  test.each([
    ['administrator', 200],
    ['manager', 200],
    ['support', 200],
    ['content', 200],
    ['finance', 403],
    ['centre-staff', 403],
  ])(
    '[ROLE-08] are read, as a list and as a file, by those who may read surveys: %s is answered %i',
    async (role, status) => {
      const session = await signInStaff(shop, await makeMember(shop, role))
      const answers = [await session.ask('/comments/'), await session.ask('/comments/export/')]
      expect(answers.map((answer) => answer.status)).toEqual([status, status])
    },
  )
})
