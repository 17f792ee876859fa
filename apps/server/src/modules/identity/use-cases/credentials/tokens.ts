import { type KeyObject, sign, verify } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** The claims that Saleor's clients read, and those by which the server finds the session. */
export type TokenClaims = {
  iat: number
  exp: number
  /** The address of the API: clients send the token nowhere else. */
  iss: string
  aud: typeof audience
  owner: typeof owner
  type: 'access' | 'refresh'
  /** The session. */
  sid: string
  /** The session once more, under the name of Saleor's claim for what signs a customer out. */
  token: string
  user_id: string
  email: string
  is_staff: false
  /** Of a refresh token: how often the session had been renewed when it was made. */
  gen?: number
  csrfToken?: string
}

export type TokenRefusal = 'TOKEN_EXPIRED' | 'TOKEN_SIGNATURE' | 'TOKEN_INVALID'

type Keys = { privateKey: KeyObject; publicKey: KeyObject }

/** A token's signature is a function of its claims: the same claims give the same token. */
export function signToken(claims: Omit<TokenClaims, 'aud' | 'owner' | 'is_staff'>, keys: Keys): string {
  const whole: TokenClaims = { ...claims, aud: audience, owner, is_staff: false }
  const signed = `${header}.${Buffer.from(JSON.stringify(whole)).toString('base64url')}`
  return `${signed}.${sign(null, Buffer.from(signed), keys.privateKey).toString('base64url')}`
}

/**
 * Undefined for what is no token of this shop at all. The header is compared as text, so a token cannot choose an
 * algorithm, a key or anything else about how it is checked.
 */
export function readToken(
  token: string,
  { now, type, publicKey }: { now: Date; type: TokenClaims['type']; publicKey: KeyObject },
): Outcome<Readonly<TokenClaims>, TokenRefusal> | undefined {
  const proven = provenBy(publicKey)
  const known = proven.get(token)
  const read = known ? ok(known) : readSignedClaims(token, publicKey)
  if (!read?.ok) return read
  const claims = read.value
  if (!known) proven.set(token, claims)
  if (claims.type !== type || claims.aud !== audience) return refuse('TOKEN_INVALID')
  if (claims.exp * 1000 <= now.getTime()) return refuse('TOKEN_EXPIRED')
  return ok(claims)
}

/** Whose signature is right, whatever they claim; undefined for what is no token of this shop. */
function readSignedClaims(
  token: string,
  publicKey: KeyObject,
): Outcome<Readonly<TokenClaims>, 'TOKEN_SIGNATURE'> | undefined {
  const [head = '', body = '', signature = '', ...rest] =
    token.length > maxTokenLength ? [] : token.split('.')
  const claims = readClaims(body)
  if (rest.length > 0 || claims?.owner !== owner) return undefined
  const signed = Buffer.from(`${head}.${body}`)
  const isOurs =
    head === header &&
    base64url.test(signature) &&
    verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))
  return isOurs ? ok(Object.freeze(claims)) : refuse('TOKEN_SIGNATURE')
}

type ProvenTokens = LRUCache<string, Readonly<TokenClaims>>

/**
 * Checking a signature takes as long as answering a list from memory, and its result never changes. Only that is
 * kept: time, kind and session are looked at whenever the token is shown. Wrong ones are not kept and cannot fill it.
 */
const provenTokens = new WeakMap<KeyObject, ProvenTokens>()
const maxProvenTokens = 5000

function provenBy(publicKey: KeyObject): ProvenTokens {
  const known = provenTokens.get(publicKey)
  if (known) return known
  const proven: ProvenTokens = new LRUCache({ max: maxProvenTokens })
  provenTokens.set(publicKey, proven)
  return proven
}

/** Saleor's clients know a token of theirs by this. */
const owner = 'saleor'
const audience = 'warsha'
const header = Buffer.from('{"alg":"EdDSA","typ":"JWT"}').toString('base64url')
const base64url = /^[\w-]{86}$/
const maxTokenLength = 2000

/** Nothing read here is trusted before the signature is checked. */
function readClaims(body: string): TokenClaims | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    return typeof claims === 'object' && claims !== null ? (claims as TokenClaims) : undefined
  } catch {
    return undefined
  }
}
