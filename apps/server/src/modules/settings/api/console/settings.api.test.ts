import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { readContact, type SellerSettings, sellerWith, storedSeller } from '../../index.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let other: TestApp
let admin: Session
let content: Session
beforeAll(async () => {
  shop = await buildTestApp()
  const { DATABASE_URL = '' } = shop.deps.config
  other = await buildTestApp({ seeded: false, env: { DATABASE_URL } })
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  content = await signInStaff(shop, await makeMember(shop, 'content'))
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

let made = 0
const sent = (change: object = {}) => ({ key: `key-${process.pid}-${++made}`, ...change })
const put = { method: 'PUT' } as const
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const read = async () => (await admin.ask('/settings/')).body.data
const contact = {
  support_phone: '+96824999999',
  support_email: 'help@warsha.example',
  whatsapp_number: '96899999999',
}
const seller = {
  name: { en: 'Warsha Motors LLC', ar: 'ورشة للسيارات ش.م.م' },
  address: { en: 'Way 9, Ghala', ar: 'سكة 9، غلا' },
  tax_number: 'OM1199999999',
}

describe('settings', () => {
  test('are those of the configuration until an operator changes them', async () => {
    const { config } = shop.deps
    expect(await read()).toMatchObject({
      contact: { support_phone: config.SUPPORT_PHONE, support_email: config.SUPPORT_EMAIL, revision: 1 },
      seller: { name: { en: config.SELLER_NAME_EN }, tax_number: config.SELLER_TAX_NUMBER, revision: 1 },
    })
  })

  test('a changed contact is read within a moment in every process, with one entry in the log; sent twice it is done once', async () => {
    const change = sent({ revision: 1, ...contact })
    // The other process has what was before in memory.
    expect((await readContact(other.deps)).supportPhone).toBe(shop.deps.config.SUPPORT_PHONE)
    const changed = await admin.ask('/settings/contact/', change, put)
    expect(changed.body.data).toEqual({ ...contact, revision: 2 })
    expect((await admin.ask('/settings/contact/', change, put)).body).toEqual(changed.body)
    for (const { deps } of [shop, other])
      await waitUntil(async () => (await readContact(deps)).supportPhone === '+96824999999')
    const { rows } = await shop.deps.db.execute(
      sql`SELECT action, before, after FROM operator_changes WHERE subject_kind = 'setting' AND subject_id = 'contact'`,
    )
    expect(rows).toMatchObject([
      {
        action: 'settings.edit-contact',
        before: { supportPhone: shop.deps.config.SUPPORT_PHONE },
        after: { supportPhone: '+96824999999' },
      },
    ])
  })

  test('the seller of legal texts and new invoices follows', async () => {
    expect((await admin.ask('/settings/seller/', sent({ revision: 1, ...seller }), put)).status).toBe(200)
    const { rows } = await shop.deps.db.execute<{ stored: Partial<SellerSettings> }>(
      sql`SELECT ${storedSeller} AS stored`,
    )
    expect(sellerWith(rows[0]?.stored ?? null, shop.deps.config)).toMatchObject({ taxNumber: 'OM1199999999' })
    const company = async (language: string) =>
      (
        await other.app.inject({
          url: '/api/v1/content/configs/contact/',
          headers: { 'accept-language': language },
        })
      ).json().data?.company
    await waitUntil(async () => (await company('en')) === 'Warsha Motors LLC')
    expect(await company('ar')).toBe('ورشة للسيارات ش.م.م')
  })

  test('of two who make the first change at the same instant one is told who was first', async () => {
    await shop.deps.db.execute(sql`DELETE FROM settings`)
    const changes = ['+96824111111', '+96824222222'].map((support_phone) =>
      sent({ revision: 1, ...contact, support_phone }),
    )
    const answers = await atOnce(changes, (change) => admin.ask('/settings/contact/', change, put))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      current: { revision: 2 },
      changed_by: 'administrator',
    })
    const stale = await admin.ask('/settings/contact/', sent({ revision: 1, ...contact }), put)
    expect(code(stale)).toEqual([409, 'VERSION_CONFLICT'])
  })

  test('what is no number, address or tax number is refused, and who does not set up the shop sees nothing', async () => {
    for (const wrong of [
      { support_phone: '24000000' },
      { support_email: 'care' },
      { whatsapp_number: '+968' },
    ])
      expect(
        (await admin.ask('/settings/contact/', sent({ revision: 2, ...contact, ...wrong }), put)).status,
      ).toBe(400)
    const oman = { ...seller, tax_number: 'AE1100000000' }
    expect((await admin.ask('/settings/seller/', sent({ revision: 1, ...oman }), put)).status).toBe(400)
    expect((await content.ask('/settings/')).status).toBe(403)
    expect((await content.ask('/settings/contact/', sent({ revision: 2, ...contact }), put)).status).toBe(403)
  })

  test('a change asks for a fresh proof of identity', async () => {
    await shop.deps.db.execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '10 minutes'`)
    expect(code(await admin.ask('/settings/contact/', sent({ revision: 2, ...contact }), put))).toEqual([
      403,
      'STEP_UP_REQUIRED',
    ])
    await shop.deps.db.execute(sql`UPDATE staff_sessions SET proven_at = now()`)
  })
})

describe('channels', () => {
  const channels = async () => (await read()).channels as { id: number; slug: string; revision: number }[]
  const sister = async () => (await channels()).find(({ slug }) => slug === 'tasleem-channel')
  const openSlugs = async () =>
    (await admin.ask('/channels/')).body.data.map(({ slug }: { slug: string }) => slug) as string[]

  test('a closed one sells nothing within a moment, and is opened again', async () => {
    const channel = await sister()
    const edit = (revision: number, is_active: boolean) =>
      admin.ask(`/channels/${channel?.id}/`, sent({ revision, name: 'Tasleem', is_active }), put)
    expect((await edit(1, false)).body.data).toMatchObject({ is_active: false, currency: 'OMR', revision: 2 })
    await waitUntil(async () => !(await openSlugs()).includes('tasleem-channel'))
    expect(code(await edit(1, true))).toEqual([409, 'VERSION_CONFLICT'])
    expect((await edit(2, true)).status).toBe(200)
    await waitUntil(async () => (await openSlugs()).includes('tasleem-channel'))
  })

  test('each tells the hosts that lead to it; a further one has none and is sold in by calls that name it', async () => {
    const made = await admin.ask('/channels/', sent({ slug: 'fleet', name: 'Fleet', is_active: true }))
    expect(made.body.data).toMatchObject({ slug: 'fleet', is_main: false, hosts: [] })
    const hostsOf = Object.fromEntries(
      (await read()).channels.map(({ slug, hosts }: { slug: string; hosts: string[] }) => [slug, hosts]),
    )
    expect(hostsOf).toEqual({
      'default-channel': [],
      'tasleem-channel': [...shop.deps.config.CHANNEL_SISTER_HOSTS],
      fleet: [],
    })
    await waitUntil(async () => (await openSlugs()).includes('fleet'))
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      payload: {
        query:
          '{ channel(slug: "fleet") { slug isActive } products(first: 1, channel: "fleet") { totalCount } }',
      },
    })
    expect(answer.json().data).toEqual({
      channel: { slug: 'fleet', isActive: true },
      products: { totalCount: 0 },
    })
  })

  test('the main one stays open', async () => {
    const main = (await channels()).find(({ slug }) => slug === 'default-channel')
    const body = sent({ revision: 1, name: 'Warsha', is_active: false })
    expect(code(await admin.ask(`/channels/${main?.id}/`, body, put))).toEqual([409, 'CHANNEL_MAIN'])
    expect(
      (await admin.ask('/channels/99999/', sent({ revision: 1, name: 'X', is_active: true }), put)).status,
    ).toBe(404)
  })
})
