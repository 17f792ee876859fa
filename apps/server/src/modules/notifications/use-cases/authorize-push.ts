import { createHmac } from 'node:crypto'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { emailOf, readCustomer } from '#modules/identity/index.ts'

const daySeconds = 24 * 60 * 60

type Context = { db: Database; config: Config; clock: Clock }

/**
 * A token that says who the customer is, for a push service that knows users by the account's technical e-mail address.
 * Only the own address gets one. It is of use to that service alone: the shop's own paths do not accept it.
 */
export async function authorizePush(
  { db, config, clock }: Context,
  { customerId, userId }: { customerId: number; userId: string | undefined },
): Promise<Outcome<string, 'REQUIRED' | 'NOT_FOUND'>> {
  if (!userId) return refuse('REQUIRED', { field: 'beam_id' })
  const customer = await readCustomer({ db }, customerId)
  if (!customer || emailOf(customer) !== userId) return refuse('NOT_FOUND', { field: 'beam_id' })
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  const claims = { iss: issuerOf(config), sub: userId, iat: issuedAt, exp: issuedAt + daySeconds }
  return ok(sign(claims, config.BEAMS_SECRET_KEY ?? keysOf(config).beams))
}

function issuerOf({ BEAMS_INSTANCE_ID: instance }: Config): string {
  return instance ? `https://${instance}.pushnotifications.pusher.com` : 'warsha'
}

function sign(claims: object, key: string | Buffer): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
