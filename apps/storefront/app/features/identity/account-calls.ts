import { browserApi } from '~/session/browser-api.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { keepTour } from '~/session/seen-tour.ts'
import { finishLogin, type LoginResult, rememberPhone, storeLoginResult } from '~/session/session-actions.ts'
import type { AccountValues } from './account-form.ts'
import {
  confirmAccountDocument,
  registerDocument,
  requestPasswordResetDocument,
  setPasswordDocument,
  signInWithPasswordDocument,
} from './register.generated.ts'
import { withCaptcha } from './with-captcha.ts'

type Errors = readonly { field?: string | null; message?: string | null }[]

const endpoint = { endpoint: 'auth' } as const

export async function registerAccount(values: AccountValues, redirectUrl: string): Promise<Errors> {
  const { firstName, lastName, email, password } = values
  const input = { firstName, lastName, email: email.trim(), password, redirectUrl }
  const { accountRegister } = await browserApi().graphql(registerDocument, { input }, endpoint)
  return accountRegister?.errors ?? []
}

export async function confirmAccount(link: { email: string; token: string }): Promise<Errors> {
  const { confirmAccount: confirmed } = await browserApi().graphql(confirmAccountDocument, link, endpoint)
  return confirmed?.errors ?? []
}

export async function signInWithPassword({ email, password }: AccountValues): Promise<Errors> {
  const given = { email: email.trim(), password }
  const tokens = await withCaptcha(async (proof) => {
    const variables = { ...given, ...proof }
    return (await browserApi().graphql(signInWithPasswordDocument, variables, endpoint)).tokenCreate
  })
  return signInWith(tokens)
}

export async function requestPasswordReset(email: string, redirectUrl: string): Promise<Errors> {
  const given = { email: email.trim(), redirectUrl }
  const { requestPasswordReset: asked } = await browserApi().graphql(
    requestPasswordResetDocument,
    given,
    endpoint,
  )
  return asked?.errors ?? []
}

export async function setPassword(change: {
  email: string
  token: string
  password: string
  keepPasskeys: boolean
}): Promise<Errors> {
  const { setPassword: set } = await browserApi().graphql(setPasswordDocument, change, endpoint)
  return signInWith(set)
}

type Answer = Partial<LoginResult> & { user?: { phone?: string | null } | null; errors: Errors }

/** Signs the customer in after a proof of identity; the page's guard leads on. */
function signInWith(answer: Answer | null | undefined): Errors {
  if (!answer || answer.errors.length > 0) return answer?.errors ?? []
  const { token = null, refreshToken = null, user = null } = answer
  storeLoginResult({ token, refreshToken, user })
  // The account's own number: the one typed on the way here may be another customer's.
  rememberPhone({ country_code: '', phone_number: user?.phone ?? '' })
  finishLogin()
  keepTour(user)
  flushSession()
  return []
}
