import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashForPolicy } from '#host/content-policy.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false, env: { INSURANCE_FRAME_URL: 'https://partner.example/quote' } })
})
afterAll(() => shop.close())

const policyOf = async (url: string) =>
  String((await shop.app.inject(url)).headers['content-security-policy'])

describe('the content security policy', () => {
  test.each(['/health/live', '/api/v1/nothing/', '/robots.txt', '/demo/outbox'])(
    '[SEC-04] %s forbids inline scripts and unknown origins',
    async (url) => {
      const policy = await policyOf(url)
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toContain('unsafe-inline')
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    },
  )

  test('[SEC-04] frames are limited to the insurance partner', async () => {
    expect(await policyOf('/health/live')).toContain("frame-src 'self' https://partner.example;")
  })

  test('[SEC-04] a page of the server alone allows the one style it has', async () => {
    const { body, headers } = await shop.app.inject('/demo/outbox')
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
    expect(style).not.toBe('')
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashForPolicy(style)};`)
  })

  test('[SEC-04] so does the page for a failure', async () => {
    const { body, headers } = await shop.app.inject({ url: '/en/nothing', headers: { accept: 'text/html' } })
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashForPolicy(style)};`)
  })
})

describe('the fixed headers', () => {
  test.each(['/health/live', '/api/v1/nothing/', '/graphql/', '/robots.txt'])(
    '[SEC-04] %s may not be framed, sniffed or opened by another window',
    async (url) => {
      const { headers } = await shop.app.inject({ url, method: url === '/graphql/' ? 'POST' : 'GET' })
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        // Other origins may read the API; see cross-origin.ts.
        'cross-origin-resource-policy': /^\/(?:api|graphql)/.test(url) ? 'cross-origin' : 'same-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
    },
  )

  test('[SEC-04] are on the stream of live events too', async () => {
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const leave = new AbortController()
    const { headers } = await fetch(`${origin}/events`, { signal: leave.signal })
    leave.abort()
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  test('[SEC-04] a shop behind https asks browsers to stay there', async () => {
    const secure = await buildTestApp({ seeded: false, env: { PUBLIC_URL: 'https://shop.example.om' } })
    const { headers } = await secure.app.inject('/health/live')
    await secure.close()
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('robots.txt', () => {
  const purchase = ['cart', 'booking', 'payment']
  const signIn = ['login', 'verify-otp', 'referred-login']
  const account = ['profile', 'address', 'my-cars', 'wallet', 'referral', 'notifications', 'store']
  const afterwards = ['my-orders', 'my-order', 'returnable-orders', 'return', 'survey']

  test('[SEO-04] keeps purchase, account and console pages out, in both languages', async () => {
    const { body } = await shop.app.inject('/robots.txt')
    const closed = [...purchase, ...signIn, ...account, ...afterwards].flatMap((path) => [
      `/en/${path}`,
      `/ar/${path}`,
    ])
    const lines = body.split('\n')
    expect([...closed, '/console'].filter((path) => !lines.includes(`Disallow: ${path}`))).toEqual([])
    expect(lines).toContain('Allow: /')
    expect(body).not.toMatch(/Disallow: \/(en|ar)\/?\n/)
    expect(body).not.toMatch(/Disallow: .*products/)
  })
})
