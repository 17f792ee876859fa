import type { Outcome } from '#kernel/outcome.ts'
import type { Caller, SignedIn } from './caller.ts'
import type { Deps } from './deps.ts'

/** What a request brings to prove who sends it. */
export type Credentials = {
  /** The header; empty when there is none. */
  authorization: string
  /** The console's cookie, where the route is the console's. */
  staffSession: string | undefined
}

/** The sessions that are over, of those callers whom the module's authenticator has found. */
export type EndedSessions = (deps: Deps, callers: readonly SignedIn[]) => Promise<readonly string[]>

/**
 * Finds out who holds the credentials. Undefined: they are not of this authenticator's kind. A refusal: they are, but
 * not valid (any more), and the request is refused with its code. A request without any is a visitor's.
 */
export type Authenticator = (deps: Deps, credentials: Credentials) => Promise<Outcome<Caller> | undefined>
