import { type AccessRule, isPermissionRule, permissionsOf } from '@warsha/contract/access.ts'
import { parseGlobalId, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type ObjectKind, type Owner, ownersOfKinds } from '@warsha/contract/named-objects.ts'
import { sql } from 'drizzle-orm'
import type { GraphQLNamedType } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, mayUse } from '#http/caller.ts'
import {
  type Belongings,
  belongingsOf,
  makeCustomer,
  type OwnedKind,
  unknownId,
} from '#testing/ownership/belongings.ts'
import { everyField } from '#testing/ownership/every-field.ts'
import {
  guestThings,
  openedByGuestId,
  personalWord,
  tablesOfBags,
  writePersonalWords,
} from '#testing/ownership/guest-things.ts'
import { callerNames, type MatrixCaller, signInEverybody } from '#testing/ownership/matrix-callers.ts'
import { type Answer, listNamedCalls, type NamedCall } from '#testing/ownership/named-calls.ts'
import type { Named } from '#testing/ownership/sample-body.ts'
import { digestsOf } from '#testing/ownership/table-digests.ts'
import { ask } from '#testing/sign-in.ts'
import { makeMember } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { workToday } from '#testing/work-today.ts'

const ownCentre = 1
const otherCentre = 2

let shop: TestApp
let callers: Map<string, MatrixCaller>
let questions: Question[]
/** Somebody else's, at no centre of a narrowed operator. Nobody may change them, so they are made once. */
let foreignThings: Belongings
/** The same for those who work at the other centre. */
let thingsAtOwnCentre: Belongings
/** Somebody who works here, whom some calls need beside what is asked for. */
let colleague: string
beforeAll(async () => {
  shop = await buildTestApp({ jobs: ['send-message'] })
  const { db } = shop.deps
  await shop.app.ready()
  const everybody = await signInEverybody(shop, [ownCentre, otherCentre])
  callers = new Map(everybody.map((each) => [each.name, each]))
  colleague = toGlobalId('Operator', (await makeMember(shop, 'manager')).publicId)
  questions = listNamedCalls(shop.app).flatMap(questionsOf)
  foreignThings = belongingsOf(db, { customerId: await makeCustomer(db), centreId: otherCentre })
  thingsAtOwnCentre = belongingsOf(db, { customerId: await makeCustomer(db), centreId: ownCentre })
  for (const { kind } of questions) {
    await foreignThings.idOf(kind)
    await thingsAtOwnCentre.idOf(kind)
  }
}, 120_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  await shop.deps.db.execute(sql`UPDATE staff_members SET revision = 1`)
  // On a slow machine all of it takes longer than a proof of identity counts as fresh.
  await shop.deps.db.execute(sql`UPDATE staff_sessions SET proven_at = now()`)
})

/** A call, and the parameter of it that is asked with an own, a foreign and an unknown id. */
type Question = { call: NamedCall; path: string; kind: OwnedKind }

const ownerOn = { shop: 'customer', console: 'centre' } as const satisfies Record<NamedCall['surface'], Owner>

function questionsOf(call: NamedCall): Question[] {
  return call.parameters.flatMap(({ path, kinds }) =>
    kinds.flatMap((kind) => (isOwned(kind, ownerOn[call.surface]) ? { call, path, kind } : [])),
  )
}

function isOwned(kind: ObjectKind, owner: Owner): kind is OwnedKind {
  return (ownersOfKinds[kind] as readonly Owner[]).includes(owner)
}

/** Parts are asked for together with their whole. */
const wholes: Partial<Record<ObjectKind, OwnedKind>> = {
  'order-line': 'order',
  'checkout-line': 'checkout',
  customer: 'checkout',
}

/** Whose the other ids of a request are: parts go with the asked object, all else is the caller's own. */
type Others = { parts: Belongings; own: Belongings }

/** What a request names: the asked id, and what has to go with it. */
async function namedIn({ call, path, kind }: Question, id: string, { parts, own }: Others): Promise<Named> {
  const named: Record<string, string> = { [path]: asAsked(path, id) }
  for (const { path: other, kinds } of call.parameters) {
    const [first] = kinds
    if (other in named || !first) continue
    const isPart = wholes[first] === kind && (call.surface === 'console' || first === 'order-line')
    const isWhole = wholes[kind] === first && Object.keys(named).length === 1
    const isNeeded = call.name.includes(`:${other}/`) || other === 'centre_id'
    if (first === 'staff-member') named[other] = colleague
    else if (first === 'bookable-slot') named[other] = await own.idOf('slot')
    else if (isOwned(first, ownerOn[call.surface]) && (isPart || isWhole || isNeeded))
      named[other] = await (isPart ? parts : own).idOf(first)
  }
  return named
}

/** Saleor's tokens are the keys themselves. */
function asAsked(path: string, id: string): string {
  return path === 'token' ? (parseGlobalId(id)?.key ?? id) : id
}

function isAllowed({ access, surface }: NamedCall, caller: MatrixCaller): boolean {
  if (!caller.shop) return false
  if (surface === 'shop') return mayUse(access, caller.shop as Caller)
  return (
    access === 'public' || (access === 'operator' && caller.permissions.size > 0) || isGranted(access, caller)
  )
}

const isGranted = (access: AccessRule, caller: MatrixCaller) =>
  isPermissionRule(access) && permissionsOf(access).some((each) => caller.permissions.has(each))

/** Refused by what the call does, not by its declaration: Saleor's arguments for staff, and metadata of those who have none. */
function isRefusedInside({ call, path, kind }: Question, caller: MatrixCaller): boolean {
  if (path === 'customerId') return true
  const isCheckout = kind === 'checkout' || kind === 'checkout-line'
  return call.name === 'mutation updateMetadata' && !isCheckout && caller.customerId === undefined
}

/** Whoever has no session but the id of a checkout or an order reads it without what is personal (id-holders.http.test.ts). */
const isHeld = ({ call }: Question, { shop: caller }: MatrixCaller) =>
  caller?.kind === 'visitor' && ['query checkout', 'query order'].includes(call.name)

/** The log of a centre in which nothing was changed yet. */
const mayBeEmpty = ({ call, kind }: Question) =>
  kind === 'centre' && /^GET \/api\/v1\/console\/log\/(?:export\/)?$/.test(call.name)

const shown = ({ call, path, kind }: Question) => `${call.name} (${path}: ${kind})`
const tell = ({ status, body }: Answer) => `${status} ${body.slice(0, 160)}`

/** What is answered, whatever id was asked for. */
function alike({ status, body }: Answer, id: string): string {
  const shortened = body.replaceAll(id, 'ID').replaceAll(id.slice(0, 80), 'ID')
  return `${status} ${shortened.replaceAll(asAsked('token', id), 'KEY')}`
}

/** An operator of another centre finds the things of the first one foreign. */
const foreignTo = ({ centreId }: MatrixCaller) =>
  centreId === otherCentre ? thingsAtOwnCentre : foreignThings

/** Saleor reads a checkout and an order by their ids alone: saleor/graphql/checkout/resolvers.py, graphql/order/resolvers.py. */
describe("[GQL-70] guests' checkouts, orders and payments", () => {
  test.each(['customer', 'other customer', 'blocked customer', 'driver'])(
    '%s finds them as little as unknown ones, and changes nothing',
    async (name) => {
      const caller = callers.get(name) as MatrixCaller
      const foreign = await boughtByGuest()
      const own = await thingsOf(caller)
      const before = await digestsOf(shop.asOwner)
      expect(await toldApart(caller, { foreign, own }, ofShop())).toEqual([])
      expect(await digestsOf(shop.asOwner)).toEqual(before)
    },
  )

  test('their ids open no more than they say, and move no money', async () => {
    const visitor = callers.get('visitor') as MatrixCaller
    const foreign = await boughtByGuest()
    const before = await digestsOf(shop.asOwner)
    const told = await toldApart(visitor, { foreign, own: foreign }, ofShop())
    expect([...new Set(told.map((line) => line.replace(/ \(.*/s, '')))].sort()).toEqual(openedByGuestId)
    const after = await digestsOf(shop.asOwner)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed.filter((table) => !tablesOfBags.has(table))).toEqual([])
  })

  test('a claimed account has them to itself', async () => {
    const visitor = callers.get('visitor') as MatrixCaller
    const foreign = await boughtByGuest(true)
    const before = await digestsOf(shop.asOwner)
    expect(await toldApart(visitor, { foreign, own: foreign }, ofShop())).toEqual([])
    expect(await digestsOf(shop.asOwner)).toEqual(before)
  })

  test.each([
    ['order', 'Order', false],
    ['order', 'Order', true],
    ['checkout', 'Checkout', true],
  ] as const)(
    "no field of a guest's %s tells who it is (%s, claimed: %s)",
    async (field, type, isClaimed) => {
      const id = await (await boughtByGuest(isClaimed)).idOf(field)
      const fields = everyField(shop.app.graphqlSchema.getType(type) as GraphQLNamedType)
      const { data } = await ask(shop, `query($id: ID!) { ${field}(id: $id) ${fields} }`, {
        variables: { id },
      })
      expect(data[field].id).toBe(id)
      expect(JSON.stringify(data).toLowerCase()).not.toContain(personalWord)
      expect(data[field].user).toBeNull()
    },
  )

  test.each([
    ['order', 'Order'],
    ['checkout', 'Checkout'],
  ] as const)(
    "every personal field of a customer's %s is told with the token, and none without (%s)",
    async (field, type) => {
      const { credentials, customerId = 0 } = callers.get('customer') as MatrixCaller
      const things = belongingsOf(shop.deps.db, { customerId, centreId: ownCentre })
      const id = await things.idOf(field)
      for (const kind of ['refund', 'invoice'] as const) await things.idOf(kind)
      const words = await writePersonalWords(shop.deps.db, customerId)
      expect(words).toHaveLength(16)
      const fields = everyField(shop.app.graphqlSchema.getType(type) as GraphQLNamedType)
      const read = async (headers: Record<string, string>) => {
        const answer = await ask(shop, `query($id: ID!) { ${field}(id: $id) ${fields} }`, {
          variables: { id },
          headers,
        })
        const text = JSON.stringify(answer.data).toLowerCase()
        return { told: words.filter((word) => text.includes(word)), of: answer.data[field] }
      }
      const own = await read(credentials.headers)
      expect(own.told).toEqual(words)
      const held = await read({})
      expect(held.of.id).toBe(id)
      expect(held.told).toEqual([])
      // Nor what the money is: how it was paid, given back and billed.
      for (const name of field === 'order' ? ['payments', 'refunds', 'invoices'] : []) {
        expect(own.of[name], name).not.toEqual([])
        expect(held.of[name], name).toEqual([])
      }
    },
  )
})

describe('[ROLE-08] [ROLE-09] the matrix of calls, callers and objects', () => {
  test('has the calls of GraphQL, the shop and the console', () => {
    const names = new Set(questions.map(({ call }) => call.name))
    for (const name of [
      'query order',
      'GET /api/v1/invoices/:id/pdf/',
      'POST /api/v1/console/orders/:id/cancel/',
    ])
      expect(names).toContain(name)
    expect(questions.length).toBeGreaterThan(100)
  })

  test.each(callerNames)(
    '%s finds a foreign object as little as an unknown one, and changes nothing',
    async (name) => {
      const caller = callers.get(name) as MatrixCaller
      const things = await thingsOf(caller)
      const before = await digestsOf(shop.asOwner)
      const wrong = await toldApart(caller, { foreign: foreignTo(caller), own: things }, questions)
      expect(wrong).toEqual([])
      expect(await digestsOf(shop.asOwner)).toEqual(before)
    },
  )

  test.each(callerNames)('%s reaches the own objects', async (name) => {
    const caller = callers.get(name) as MatrixCaller
    // The numbers of a centre tell that it is there; customers have booked days ahead.
    if (caller.permissions.size > 0) await shop.deps.db.execute(sql.raw(workToday))
    const wrong: string[] = []
    for (const question of questions) {
      const { call, kind } = question
      const holder = await holderFor(call.surface, caller)
      if (!holder || !isAllowed(call, caller) || isRefusedInside(question, caller)) continue
      const things = belongingsOf(shop.deps.db, holder)
      // A list of a centre has something to show, and a customer of a centre has booked there.
      if (kind === 'centre' || (kind === 'customer' && call.surface === 'console'))
        for (const listed of ['order', 'driver', 'return'] as const) await things.idOf(listed)
      const others = { parts: things, own: things }
      const own = await things.idOf(kind)
      const unknown = unknownId(kind)
      const ofUnknown = await call.ask(caller.credentials, await namedIn(question, unknown, others))
      const ofOwn = await call.ask(caller.credentials, await namedIn(question, own, others))
      const isReached = ofOwn.outcome === 'reached' && ofOwn.status < 500
      const isTold = mayBeEmpty(question) || alike(ofOwn, own) !== alike(ofUnknown, unknown)
      if (!isReached || !isTold) wrong.push(`${shown(question)}: ${tell(ofOwn)} | ${tell(ofUnknown)}`)
    }
    expect(wrong).toEqual([])
  })
})

/** Calls that answer otherwise for a foreign object than for an unknown one. */
async function toldApart(
  caller: MatrixCaller,
  { foreign: things, own }: { foreign: Belongings; own: Belongings },
  asked: readonly Question[],
): Promise<string[]> {
  const others = { parts: things, own }
  const wrong: string[] = []
  for (const question of asked) {
    const { call, kind } = question
    const foreign = await things.idOf(kind)
    const unknown = unknownId(kind)
    const isDenied = !isAllowed(call, caller) || isRefusedInside(question, caller)
    // Who is narrowed to no centre owns those of every centre.
    if (call.surface === 'console' && !isDenied && caller.centreId === undefined) continue
    const ofForeign = await call.ask(caller.credentials, await namedIn(question, foreign, others))
    const ofUnknown = await call.ask(caller.credentials, await namedIn(question, unknown, others))
    const isAlike = isHeld(question, caller) || alike(ofForeign, foreign) === alike(ofUnknown, unknown)
    if (!isAlike || ofForeign.status >= 500 || isDenied !== (ofForeign.outcome === 'denied'))
      wrong.push(`${shown(question)}: ${tell(ofForeign)} | ${tell(ofUnknown)}`)
  }
  return wrong
}

const ofShop = () => questions.filter(({ call }) => call.surface === 'shop')

const boughtByGuest = (isClaimed = false) =>
  guestThings(
    shop.deps.db,
    ofShop().map(({ kind }) => kind),
    { isClaimed, centreId: otherCentre },
  )

/** The own things that go with a foreign one, all of them made before anything is asked. */
async function thingsOf(caller: MatrixCaller): Promise<Belongings> {
  const surface = caller.permissions.size > 0 ? 'console' : 'shop'
  const holder = await holderFor(surface, caller)
  if (!holder) return foreignTo(caller)
  const things = belongingsOf(shop.deps.db, holder)
  for (const { kind } of questions) await things.idOf(kind)
  return things
}

/** Who holds what a caller owns: the caller, or a customer of the operator's centre. */
async function holderFor(surface: NamedCall['surface'], { customerId, centreId, permissions }: MatrixCaller) {
  if (surface === 'shop') return customerId === undefined ? undefined : { customerId, centreId: ownCentre }
  if (permissions.size === 0) return undefined
  return { customerId: await makeCustomer(shop.deps.db), centreId: centreId ?? otherCentre }
}
