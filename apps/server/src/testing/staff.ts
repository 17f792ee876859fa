import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { staffCookie } from '#http/caller.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { seal } from '#kernel/secrets/seal.ts'
import { hashPassword } from '#modules/identity/index.ts'
import { codeAt, createAuthenticatorKey } from '#modules/staff/use-cases/credentials/authenticator.ts'
import type { TestApp } from './test-app.ts'

export type TestMember = { id: number; publicId: string; email: string; password: string; key: string }

const password = 'a long enough password'
/** An authenticator app shows another code every half minute. */
const stepMs = 30_000
let made = 0

/** A staff member with credentials. */
export async function makeMember(
  { deps: { db, config } }: TestApp,
  role: string,
  centres: readonly number[] = [],
): Promise<TestMember> {
  const email = `${role}-${++made}-${process.pid}@warsha.example`
  const key = createAuthenticatorKey()
  const { rows } = await db.execute<{ id: number; publicId: string }>(sql`
    INSERT INTO staff_members (name, email, role, language, password_hash, authenticator_key)
    VALUES (${role}, ${email}, ${role}, 'en', ${await hashPassword(password)}, ${seal(key, keysOf(config).staff)})
    RETURNING id, public_id AS "publicId"`)
  const [row] = rows
  if (!row) throw new Error('no member was made')
  for (const centre of centres) {
    await db.execute(sql`INSERT INTO centre_staff (centre_id, member_id) VALUES (${centre}, ${row.id})`)
  }
  return { ...row, email, password, key }
}

type Asked = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; headers?: Record<string, string>; token?: string }

/** Sends a request as the console's pages do. */
export async function askConsole({ app }: TestApp, path: string, body?: object, asked: Asked = {}) {
  const { method = body ? 'POST' : 'GET', headers = {}, token } = asked
  const answer = await app.inject({
    method,
    url: `/api/v1/console${path}`,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'x-warsha-console': '1',
      'accept-language': 'en',
      ...headers,
    },
    ...(token && { cookies: { [staffCookie]: token } }),
    ...(body && { payload: body }),
  })
  const cookie = answer.cookies.find(({ name }) => name === staffCookie)
  const isJson = answer.headers['content-type']?.includes('json')
  const read = isJson ? answer.json() : answer.body
  return { status: answer.statusCode, body: read, cookie, headers: answer.headers }
}

/** The code that the member's authenticator app shows, now or so many steps later. */
export function codeOf({ key }: TestMember, { deps: { clock } }: TestApp, steps = 0): string {
  return codeAt(key, new Date(clock.now().getTime() + steps * stepMs))
}

/** Signs a member in; requests of its session are sent with what is answered. */
export async function signInStaff(shop: TestApp, member: TestMember, steps = 0) {
  const { email, password: secret } = member
  if (steps < 0) await untilStepHasRoom(shop)
  const answer = await askConsole(shop, '/session/password/', {
    email,
    password: secret,
    code: codeOf(member, shop, steps),
  })
  const token = answer.cookie?.value
  if (!token) throw new Error(`${email} could not sign in: ${JSON.stringify(answer.body)}`)
  return {
    token,
    member,
    ask: (path: string, body?: object, asked: Omit<Asked, 'token'> = {}) =>
      askConsole(shop, path, body, { ...asked, token }),
  }
}

/** A code of the step before is refused once the next one begins. */
async function untilStepHasRoom({ deps: { clock } }: TestApp): Promise<void> {
  const leftMs = stepMs - (clock.now().getTime() % stepMs)
  if (leftMs < 5_000) await setTimeout(leftMs)
}
