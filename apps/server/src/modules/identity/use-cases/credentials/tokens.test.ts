import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readToken, signToken } from './tokens.ts'

const keys = generateKeyPairSync('ed25519')
const second = 1000
const token = signToken(
  {
    iat: 0,
    exp: 300,
    iss: 'http://localhost/graphql/',
    type: 'access',
    sid: 'session',
    token: 'session',
    user_id: 'VXNlcjox',
    email: 'salma@example.om',
  },
  keys,
)

const read = (shown: string, options: Partial<Parameters<typeof readToken>[1]> = {}) => {
  const asked = { now: new Date(0), type: 'access' as const, publicKey: keys.publicKey, ...options }
  const result = readToken(shown, asked)
  return result?.ok ? 'accepted' : result?.code
}

test('a token whose signature is known is looked at for its time, its kind and its key each time', () => {
  expect([read(token), read(token)]).toEqual(['accepted', 'accepted'])
  expect(read(token, { now: new Date(300 * second - 1) })).toBe('accepted')
  expect(read(token, { now: new Date(300 * second) })).toBe('TOKEN_EXPIRED')
  expect(read(token, { type: 'refresh' })).toBe('TOKEN_INVALID')
  expect(read(token, { publicKey: generateKeyPairSync('ed25519').publicKey })).toBe('TOKEN_SIGNATURE')
})

test('a wrong token stays wrong, and what differs from a known one is checked by itself', () => {
  expect(read(token)).toBe('accepted')
  const [head = '', body = '', signature = ''] = token.split('.')
  const other = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
  const claims = Buffer.from(Buffer.from(body, 'base64url').toString().replace('VXNlcjox', 'VXNlcjoy'))
  for (const wrong of [`${head}.${body}.${other}`, `${head}.${claims.toString('base64url')}.${signature}`]) {
    expect([read(wrong), read(wrong)]).toEqual(['TOKEN_SIGNATURE', 'TOKEN_SIGNATURE'])
  }
})
