import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type View = {
  id: number
  name: string
  search: string
  is_shared: boolean
  is_own: boolean
  can_remove: boolean
}

let shop: TestApp
let support: Session
let manager: Session
let admin: Session
beforeAll(async () => {
  shop = await buildTestApp()
  support = await signInStaff(shop, await makeMember(shop, 'support'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
})
afterAll(() => shop.close())

const save = (session: Session, view: object) =>
  session.ask('/views/', { list: 'orders', search: 'status=UNFULFILLED', ...view }, { method: 'PUT' })
const remove = (session: Session, id: number | undefined) =>
  session.ask(`/views/${id}/`, undefined, { method: 'DELETE' })
const list = async (session: Session, name = 'orders'): Promise<View[]> =>
  (await session.ask(`/views/?list=${name}`)).body.data
const names = async (session: Session, of?: string) => (await list(session, of)).map(({ name }) => name)

test('[OPS-13] an own view has filters, order and columns, is of its list, and is nobody else’s', async () => {
  const search = 'columns=number,total&sort=-placed&status=UNFULFILLED&search=91234567'
  const saved = await save(support, { name: '  Mine ', search })
  expect(saved.body.data).toMatchObject({
    name: 'Mine',
    search,
    is_shared: false,
    is_own: true,
    by: 'support',
  })
  expect(await names(support)).toEqual(['Mine'])
  expect(await names(support, 'customers')).toEqual([])
  expect(await names(manager)).toEqual([])
  expect((await remove(manager, saved.body.data.id)).status).toBe(404)
  expect((await remove(admin, saved.body.data.id)).status).toBe(404)
  await save(support, { name: 'Mine', search: 'status=FULFILLED' })
  expect(await list(support)).toMatchObject([{ name: 'Mine', search: 'status=FULFILLED' }])
  expect((await remove(support, saved.body.data.id)).status).toBe(200)
  expect((await remove(support, saved.body.data.id)).status).toBe(404)
  expect(await names(support)).toEqual([])
})

test('a shared view is everybody’s without the words that were searched for, and is removed by its author or an administrator', async () => {
  const search = 'search=91234567&status=UNFULFILLED'
  const saved = await save(manager, { name: 'Today', search, is_shared: true })
  const id = saved.body.data.id
  expect(await list(support)).toMatchObject([
    { id, name: 'Today', search: 'status=UNFULFILLED', by: 'manager', is_own: false, can_remove: false },
  ])
  // The same name is another view of somebody else.
  await save(support, { name: 'Today', search: 'status=FULFILLED' })
  expect((await list(support)).map((view) => view.is_own)).toEqual([true, false])
  expect(await list(manager)).toHaveLength(1)
  expect((await remove(support, id)).status).toBe(404)
  expect((await list(admin))[0]).toMatchObject({ id, can_remove: true })
  expect((await remove(admin, id)).status).toBe(200)
  expect(await names(manager)).toEqual([])
  expect(await names(support)).toEqual(['Today'])
})

test('there are twenty views of a list at most, also when they are saved at the same instant', async () => {
  const answers = await atOnce(
    Array.from({ length: 24 }, (_, at) => at),
    (at) => save(admin, { list: 'returns', name: `View ${at}` }),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    ...Array.from({ length: 4 }, () => 400),
  ])
  expect(await list(admin, 'returns')).toHaveLength(20)
  const [known] = await names(admin, 'returns')
  expect((await save(admin, { list: 'returns', name: known, search: '' })).status).toBe(200)
})

test('a view without a name, of no list or too long is refused', async () => {
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { list: 'Orders/..' },
    { search: 'x'.repeat(2001) },
  ])
    expect((await save(support, { name: 'A', ...wrong })).status).toBe(400)
  expect((await support.ask('/views/')).status).toBe(400)
  expect((await remove(support, 0)).status).toBe(400)
})
