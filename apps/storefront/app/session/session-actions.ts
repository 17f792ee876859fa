import { formatPlaceCookie, placeCookie } from '@warsha/contract/client/storefront-context.ts'
import { writeCookie } from './cookies.ts'
import { forgetDriver } from './driver-mark.ts'
import { forgetPrivateGroups } from './groups/create-group.ts'
import { type LoginState, loggedOut, loginStore } from './groups/login.ts'
import { forgetKeptPasses } from './kept-passes.ts'
import { keepHomeQuiet } from './quiet-home.ts'
import { createSignal } from './signal.ts'

/** The answer of `login` and of `tokenCreate`. */
export type LoginResult = {
  token: string | null
  refreshToken: string | null
  user: {
    id: string
    email: string
    firstName: string
    lastName: string
    metadata: readonly { key: string; value: string }[]
  } | null
}

export type ChosenPlace = {
  country_id: number
  country_name: string
  state_id: number
  state_name: string
  state_slug: string
}

export type Tokens = Pick<LoginState, 'token' | 'refreshToken'>

/** Keeps the number before any code is checked, so that the code screen can show it. */
export function rememberPhone(phone: Pick<LoginState, 'country_code' | 'phone_number'>): void {
  loginStore.setState(phone)
}

/** Stores who signed in. The shopper counts as signed in only after `finishLogin`. */
export function storeLoginResult({ token, refreshToken, user }: LoginResult): void {
  loginStore.setState({
    token: token ?? '',
    refreshToken: refreshToken ?? '',
    user_id: user?.id ?? '',
    email: user?.email ?? '',
    first_name: user?.firstName ?? '',
    last_name: user?.lastName ?? '',
    emailAddress: user?.metadata.find((pair) => pair.key === 'email')?.value ?? '',
    ...(hasSeenTour(user) && { seenTour: true }),
  })
}

/** The account remembers the tour of the booking screen for every browser. */
export const tourKey = 'seenTour'

export function hasSeenTour(user: LoginResult['user']): boolean {
  return user?.metadata.some(({ key, value }) => key === tourKey && value === 'true') ?? false
}

/** Stores the customer's changes of the profile. */
export function storeProfile(profile: Pick<LoginState, 'first_name' | 'last_name' | 'emailAddress'>): void {
  loginStore.setState(profile)
}

export function finishLogin(): void {
  keepHomeQuiet()
  loginStore.setState({ is_login: true })
}

/** A refresh that does not rotate returns the access token only. */
export function storeTokens({ token, refreshToken }: { token: string; refreshToken?: string | null }): void {
  loginStore.setState(refreshToken ? { token, refreshToken } : { token })
}

/** The listeners get the tokens that are being forgotten, so that the server's session can be ended with them. */
export function logout(): void {
  const { token, refreshToken } = loginStore.getState()
  loginStore.setState(loggedOut(loginStore.getState()), true)
  forgetPrivateGroups()
  forgetKeptPasses()
  forgetDriver()
  logouts.emit({ token, refreshToken })
}

export const logouts = createSignal<Tokens>()

/** Using credit moves an amount from the credit to the cart, never more than there is. */
export function spendCredit(amount: number): void {
  loginStore.setState(({ credit, cart_credit }) => {
    const moved = Math.min(Math.max(amount, 0), credit)
    return { credit: credit - moved, cart_credit: cart_credit + moved }
  })
}

export function setPlace(place: ChosenPlace): void {
  loginStore.setState(place)
  mirrorPlace()
}

/** Some browsers drop a script's cookies after a week, so every visit writes the chosen place again. */
export function mirrorPlace(): void {
  const { country_id, state_id, state_slug } = loginStore.getState()
  if (country_id === null || state_id === null) return
  writeCookie(
    placeCookie,
    formatPlaceCookie({ countryId: country_id, stateId: state_id, stateSlug: state_slug }),
  )
}
