import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Signs in, renews and signs out with Saleor's own client, against a demo shop that runs already. The client wants
// Next.js beside it, so it is fetched for the check and not part of the project.
const apiUrl = process.argv[2] ?? 'http://localhost:3000/graphql/'
const folder = mkdtempSync(path.join(tmpdir(), 'warsha-auth-sdk-'))
try {
  execFileSync(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--legacy-peer-deps',
      '--prefix',
      folder,
      '@saleor/auth-sdk@1.0.3',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const { createSaleorAuthClient } = createRequire(path.join(folder, 'x.js'))('@saleor/auth-sdk')
  await check(createSaleorAuthClient)
  process.stdout.write('Signed in, renewed and signed out with @saleor/auth-sdk 1.0.3\n')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function check(createClient) {
  const tokens = createStorage()
  const refresh = createStorage()
  const settings = { saleorApiUrl: apiUrl, refreshTokenStorage: refresh, accessTokenStorage: tokens }
  const client = createClient(settings)
  const { data } = await client.signIn({ email: 'salma@example.om', password: 'Warsha-2026' })
  expect(data.tokenCreate.errors.length === 0 && data.tokenCreate.token, 'sign-in gives a token')
  expect((await me(client))?.email === 'salma@example.om', 'the token is sent and accepted')

  // With a grace period longer than a token lives, every token counts as expired and is renewed first.
  const renewing = createClient({ ...settings, tokenGracePeriod: 400_000 })
  const before = tokens.values().join()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await me(renewing))?.email === 'salma@example.om', 'the session is renewed')
  expect(tokens.values().join() !== before, 'the renewed token is another one')

  // The answer by which a client that did not renew in time knows to do so.
  const refused = await fetch(apiUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer nonsense' },
    body: JSON.stringify({ query: '{ channels { slug } }' }),
  })
  const [{ extensions }] = (await refused.json()).errors
  expect(extensions.exception.code === 'JSONWebTokenError', 'a token that is not accepted is refused')

  client.signOut()
  expect((await me(client)) === null, 'after signing out nobody is signed in')
  const wrong = await client.signIn({ email: 'salma@example.om', password: 'wrong' })
  expect(wrong.data.tokenCreate.errors[0].code === 'INVALID_CREDENTIALS', 'a wrong password is refused')
}

async function me(client) {
  const answer = await client.fetchWithAuth(apiUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ me { email } }' }),
  })
  return (await answer.json()).data?.me ?? null
}

function createStorage() {
  const items = new Map()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
    values: () => [...items.values()],
  }
}

function expect(isSo, what) {
  if (!isSo) throw new Error(`Not so: ${what}`)
}
