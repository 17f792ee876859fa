import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import { readTrustedProxies } from '#kernel/trusted-proxies.ts'

export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], { error: 'must be on or off' })
  .transform((value) => value === 'on' || value === 'true' || value === '1')

/** `on` would believe the leftmost address of a header, which any client can write. */
export const trustedProxies = z
  .string()
  .default('off')
  .transform((value, issues) => {
    const proxies = readTrustedProxies(value)
    if (proxies !== undefined) return proxies
    issues.addIssue(
      'must be off, the number of proxies in front such as 1, or their networks such as 10.0.0.0/8',
    )
    return z.NEVER
  })

export const hostList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )

export const originList = hostList.refine(
  (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
  {
    error: 'must be origins such as https://app.example.om, separated by commas',
  },
)

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://shop.example.om',
})

/** Scheme, host and port; a slash at the end makes no difference. */
export const originUrl = httpUrl
  .refine((url) => URL.canParse(url) && new URL(url).origin === url.replace(/\/$/, '').toLowerCase(), {
    error: 'must be an origin without a path, such as https://console.example.om',
  })
  .transform((url) => new URL(url).origin)

export const key = z.string().max(500)

/** Of servers that call for their shoppers; too long to be guessed. */
export const clientKeys = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((given) => given.trim() || []))
  .refine((keys) => keys.length <= 20 && keys.every((given) => given.length >= 32 && given.length <= 500), {
    error: 'must be at most 20 keys of at least 32 characters, separated by commas',
  })

/** The message for a wrong number names the allowed range. */
export function wholeNumber(least: number, most?: number) {
  const range = most === undefined ? `of at least ${least}` : `from ${least} to ${most}`
  const error = `must be a whole number ${range}`
  const number = z.coerce.number({ error }).int({ error }).min(least, { error })
  return most === undefined ? number : number.max(most, { error })
}

/** With at most three decimals, because it is reckoned without fractions. */
export const feePercent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,3})?$/, { error: 'must be a percentage such as 2.5' })
  .default('0')
  .transform(Number)

export const costPercent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,3})?$/, { error: 'must be a percentage such as 1.5' })
  .transform(Number)
  .optional()

/** Stripe's keys look alike, and this one is told to every browser. */
export const stripePublishableKey = key.regex(/^pk_(test|live)_/, {
  error: 'must begin with pk_test_ or pk_live_',
})

/** An amount of Rials, counted in baisa. */
export const rials = (error: string) =>
  z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3})?$/, { error })
    .transform((value) => baisaFromDecimal(value))

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres:// or postgresql://' })

export const postgresUrls = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((url) => url.trim() || []))
  .refine((urls) => urls.every((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)), {
    error: 'must be addresses that begin with postgres:// or postgresql://, separated by commas',
  })
  .refine((urls) => urls.length <= 20 && new Set(urls).size === urls.length, {
    error: 'must be at most 20 addresses, each of them once',
  })

/** `name=value` pairs, separated by commas, as OpenTelemetry writes them. */
export const pairs = z
  .string()
  .default('')
  .refine(
    (value) =>
      !value.trim() ||
      value.split(',').every((pair) => /^\s*[\w.-]+\s*=[^=]*=*\s*$/.test(pair) && isEncoded(pair)),
    { error: 'must be name=value, separated by commas, with other signs as in addresses (%20)' },
  )
  .transform((value) =>
    Object.fromEntries(
      value.split(',').flatMap((pair) => {
        const [name = '', ...rest] = pair.split('=')
        return name.trim() ? [[name.trim(), decodeURIComponent(rest.join('=').trim())]] : []
      }),
    ),
  )

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: 'must be a share from 0 to 1, such as 0.1' })
  .default('1')
  .transform(Number)

export const telemetrySink = z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp')
