import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { unseal } from '#kernel/secrets/seal.ts'
import { listAuthenticators } from '../storage/member-queries.ts'
import { codeAt } from './credentials/authenticator.ts'
import type { StaffContext } from './staff-context.ts'

/** Addresses of the demo's operators end so; nobody else's code is ever shown. */
const demoDomain = '@demo.warsha.example'

/** The current codes of the demo operators' authenticator apps. Only a demo has a page that asks. */
export async function listDemoCodes({ db, config, clock }: StaffContext) {
  const members = await listAuthenticators(db, demoDomain)
  const key = keysOf(config).staff
  return members.map(({ name, email, role, authenticatorKey }) => ({
    name,
    email,
    role,
    code: codeAt(unseal(authenticatorKey, key), clock.now()),
  }))
}
