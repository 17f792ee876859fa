import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { normaliseEmail } from '../rules/account-fields.ts'
import { findExceeded } from '../rules/limits.ts'
import { captchaFactor } from '../rules/send-limits.ts'
import { forgiveAttempts, takeAttempts } from '../storage/attempts.ts'
import { findCustomerByEmail } from '../storage/customer-queries.ts'
import { findRegisteredPassword } from '../storage/registration-queries.ts'
import { openSession } from '../storage/session-queries.ts'
import { type CaptchaAnswer, hasSolvedCaptcha } from './captchas.ts'
import { isPasswordOf } from './credentials/password.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { issueTokens, type SignedIn } from './issue-tokens.ts'
import { failedSignIns, failuresKey } from './try-code.ts'

export type PasswordSignInRefusal =
  | 'CREDENTIALS_INVALID'
  | 'ACCOUNT_NOT_CONFIRMED'
  | 'ACCOUNT_BLOCKED'
  | 'TOO_MANY_REQUESTS'
  | 'CAPTCHA_REQUIRED'

const failuresOfAccount = { seconds: 3600, most: 10 }

export type PasswordSignIn = { email: string; password: string; captcha?: CaptchaAnswer | undefined }

/**
 * Signs in with e-mail and password. Attempts count for the network and for the account, known or not. A captcha opens
 * both again, so that attackers cannot lock customers out: the network for every try, the account for a few times more.
 */
export async function signInWithPassword(
  context: IdentityContext,
  { email, password, captcha }: PasswordSignIn,
  client: Client,
): Promise<Outcome<SignedIn, PasswordSignInRefusal>> {
  const name = normaliseEmail(email).slice(0, maxEmailLength)
  const isProven = await hasSolvedCaptcha(context, captcha)
  const { seconds, most } = failuresOfAccount
  const network = { name: 'network', key: failuresKey(client.address), limits: [failedSignIns] }
  const account = {
    name: 'account',
    key: `password:${name}`,
    limits: [isProven ? { seconds, most: most * captchaFactor } : failuresOfAccount],
  }
  const counted = [network, account]
  const times = await takeAttempts(context.db, counted)
  const exceeded = findExceeded(isProven ? [account] : counted, times)
  if (exceeded) {
    const params = { seconds: exceeded.retryAfterSeconds }
    context.log.warn({ limit: exceeded.name }, 'a sign-in is blocked after wrong passwords')
    if (isProven) return refuse('TOO_MANY_REQUESTS', { params })
    return refuse('CAPTCHA_REQUIRED', { field: 'captcha', params })
  }
  const customer = await findCustomerByEmail(context.db, name)
  const registered = customer ? undefined : await findRegisteredPassword(context.db, name)
  const isRight = await isPasswordOf(password, customer?.passwordHash ?? registered ?? null)
  if (isRight && registered) return refuse('ACCOUNT_NOT_CONFIRMED', { field: 'email' })
  if (!customer || !isRight) return refuse('CREDENTIALS_INVALID', { field: 'email' })

  await forgiveAttempts(
    context.db,
    counted.map(({ key }) => key),
  )
  if (!customer.isConfirmed) return refuse('ACCOUNT_NOT_CONFIRMED', { field: 'email' })
  const opened = await openSession(context.db, customer.id, { kind: 'customer', userAgent: client.userAgent })
  if (!opened?.session) {
    context.log.warn({ customerId: customer.id }, 'a blocked customer tried to sign in')
    return refuse('ACCOUNT_BLOCKED', { field: 'email' })
  }
  return ok(issueTokens(context, { customer: opened.customer, session: opened.session }, client.issuer))
}

const maxEmailLength = 254
