import path from 'node:path'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import {
  clientKeys,
  costPercent,
  feePercent,
  flag,
  hostList,
  httpUrl,
  key,
  originList,
  originUrl,
  pairs,
  postgresUrl,
  postgresUrls,
  rials,
  share,
  stripePublishableKey,
  telemetrySink,
  trustedProxies,
  wholeNumber,
} from './config-values.ts'
import { consoleAddressProblems } from './console-address.ts'

export type Config = z.infer<typeof configSchema> & { demo: boolean }

/** Reads the environment once. Every problem is told at the same time, in the words of the variables. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = configSchema.safeParse(withoutBlanks(env))
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(describeIssue))
  const halves = keyGroups.flatMap((names) => missingOf(names, parsed.data))
  if (parsed.data.MEDIA_URL && !parsed.data.S3_ACCESS_KEY_ID) halves.push('S3_ACCESS_KEY_ID must be set, too')
  if (parsed.data.STRIPE_PUBLISHABLE_KEY && !parsed.data.STRIPE_SECRET_KEY)
    halves.push('STRIPE_SECRET_KEY must be set, too')
  if (parsed.data.DATABASE_DIRECT_URL && !parsed.data.DATABASE_URL)
    halves.push('DATABASE_URL must be set, too')
  if (parsed.data.DATABASE_REPLICA_URLS.length > 0 && !parsed.data.DATABASE_URL)
    halves.push('DATABASE_REPLICA_URLS needs DATABASE_URL')
  const demo = parsed.data.DEMO ?? parsed.data.DATABASE_URL === undefined
  halves.push(...consoleAddressProblems({ ...parsed.data, demo }))
  if (halves.length > 0) throw new ConfigError(halves)
  return { ...parsed.data, demo, CHANNEL_SISTER_HOSTS: sisterHosts({ ...parsed.data, demo }) }
}

/** Browsers find every name below localhost on this machine, so a demo has a sister shop without being told. */
function sisterHosts(config: Config): string[] {
  const given = config.CHANNEL_SISTER_HOSTS
  const isTold = given.length > 0 || config.CHANNEL_MAIN_HOSTS.length > 0 || config.PUBLIC_URL !== undefined
  return config.demo && !isTold ? ['tasleem.localhost'] : given
}

export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(
      `Warsha cannot start: ${problems.length} problem(s) in the configuration\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Keys that are of no use without each other. */
const keyGroups = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['UNIFONIC_APP_SID', 'UNIFONIC_SENDER'],
  ['ISMART_USER', 'ISMART_PASSWORD'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TEMPLATE'],
  ['THAWANI_SECRET_KEY', 'THAWANI_PUBLISHABLE_KEY', 'THAWANI_WEBHOOK_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['BEAMS_INSTANCE_ID', 'BEAMS_SECRET_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const

const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder)),
  MEDIA_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9._-]+)*\/?$/, {
      error: 'must look like s3://bucket or s3://bucket/folder',
    })
    .optional(),
  MEDIA_PUBLIC_URL: originUrl.optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'must be a region such as us-east-1' })
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: key.optional(),
  S3_SECRET_ACCESS_KEY: key.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: postgresUrls,
  DATABASE_REPLICA_MAX_LAG_MS: wholeNumber(100, 600_000).default(5000),
  DATABASE_POOLER_PREPARED: flag.default(false),
  DATABASE_POOL: wholeNumber(1, 500).default(20),
  PUBLIC_URL: httpUrl.optional(),
  CONSOLE_URL: originUrl.optional(),
  DEMO: flag.optional(),
  JOBS: flag.default(true),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: z.string().default('localhost'),
  OTEL_SDK_DISABLED: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/json'], { error: 'must be http/json, the only form this shop sends' })
    .default('http/json'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(100, 60_000).default(10_000),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('warsha'),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_EXPORTER: telemetrySink,
  OTEL_TRACES_SAMPLER_ARG: share,
  OTEL_METRICS_EXPORTER: telemetrySink,
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(1000, 3_600_000).default(60_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustedProxies,
  CHANNEL_MAIN_HOSTS: hostList,
  CHANNEL_SISTER_HOSTS: hostList,
  CORS_ORIGINS: originList,
  ALLOWED_CLIENT_ORIGINS: originList,
  TRUSTED_CLIENT_KEYS: clientKeys,
  CHECKOUT_CHANNEL: z.enum(['default-channel', 'tasleem-channel']).optional(),
  GUEST_CHECKOUT: flag.default(true),
  GUEST_PAYMENTS_PER_HOUR: wholeNumber(1).default(60),
  BRAND_NAME_EN: z.string().min(1).max(40).default('Warsha'),
  BRAND_NAME_AR: z.string().min(1).max(40).default('ورشة'),
  SELLER_NAME_EN: z.string().min(1).max(60).default('Warsha Trading LLC'),
  SELLER_NAME_AR: z.string().min(1).max(60).default('ورشة للتجارة ش.م.م'),
  SELLER_ADDRESS_EN: z.string().min(1).max(120).default('Ghala Industrial Area, Muscat, Oman'),
  SELLER_ADDRESS_AR: z.string().min(1).max(120).default('منطقة غلا الصناعية، مسقط، عُمان'),
  SELLER_TAX_NUMBER: z
    .string()
    .regex(/^OM\d{10}$/, { error: 'must be OM and ten digits, such as OM1100000000' })
    .default('OM1100000000'),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, { error: 'must be an international number such as +96824000000' })
    .default('+96824000000'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('care@warsha.example'),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{8,15}$/, { error: 'must be digits with the country code, such as 96890000000' })
    .default('96890000000'),
  SISTER_STORE_URL: httpUrl.optional(),
  CAMPAIGN_MARKER: z
    .string()
    .regex(/^[a-z\d-]{2,40}$/, { error: 'must be part of a host name, such as bima' })
    .default('bima'),
  MIN_APP_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, { error: 'must look like 17.6.0' })
    .optional(),
  REFERRAL_MIN_ORDER: rials('must be an amount of Rials below 1000, such as 5.000').default(baisa(5_000)),
  WALLET_FEE_PERCENT: feePercent,
  APPROVAL_LIMIT: rials('must be an amount of Rials below 1000, such as 50.000').default(baisa(50_000)),
  APPROVAL_DAILY_LIMIT: rials('must be an amount of Rials below 1000, such as 200.000').default(
    baisa(200_000),
  ),
  THAWANI_SECRET_KEY: key.optional(),
  THAWANI_PUBLISHABLE_KEY: key.optional(),
  THAWANI_WEBHOOK_SECRET: key.optional(),
  THAWANI_URL: httpUrl.default('https://checkout.thawani.om'),
  THAWANI_FEE_PERCENT: feePercent,
  THAWANI_COST_PERCENT: costPercent,
  STRIPE_SECRET_KEY: key.optional(),
  STRIPE_WEBHOOK_SECRET: key.optional(),
  STRIPE_PUBLISHABLE_KEY: stripePublishableKey.optional(),
  STRIPE_FEE_PERCENT: feePercent,
  STRIPE_COST_PERCENT: costPercent,
  SANDBOX_FEE_PERCENT: feePercent,
  DISPLAY_GROSS_PRICES: flag.default(true),
  RATE_LIMIT_PER_MINUTE: wholeNumber(10).default(1200),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(0).default(1000),
  CATALOGUE_IN_MEMORY_PRODUCTS: wholeNumber(0).default(150_000),
  AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  CODES_PER_ADDRESS_PER_HOUR: wholeNumber(1).default(10),
  CODES_PER_PREFIX_PER_HOUR: wholeNumber(1).default(20),
  CODES_PER_HOUR: wholeNumber(1, 5000).default(1000),
  TWILIO_ACCOUNT_SID: key.optional(),
  TWILIO_AUTH_TOKEN: key.optional(),
  TWILIO_FROM: key.optional(),
  UNIFONIC_APP_SID: key.optional(),
  UNIFONIC_SENDER: key.optional(),
  ISMART_USER: key.optional(),
  ISMART_PASSWORD: key.optional(),
  ISMART_URL: httpUrl.default('https://www.ismartsms.net'),
  WHATSAPP_TOKEN: key.optional(),
  WHATSAPP_PHONE_ID: key.optional(),
  WHATSAPP_TEMPLATE: key.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.om' })
    .optional(),
  MAIL_FROM: z.string().min(3).max(200).optional(),
  WEB_PUSH: flag.default(true),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be 32 bytes in base64url, which are 43 characters' })
    .optional(),
  BEAMS_INSTANCE_ID: z
    .string()
    .regex(/^[\da-f-]{36}$/, { error: 'must be the id of an instance' })
    .optional(),
  BEAMS_SECRET_KEY: key.optional(),
  NOMINATIM_URL: httpUrl.optional(),
  INSURANCE_FRAME_URL: httpUrl.optional(),
  MAP_TILES_URL: httpUrl
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), {
      error: 'must have {z}, {x} and {y} in it',
    })
    .optional(),
  MAP_ATTRIBUTION: z.string().min(1).max(200).default('© OpenStreetMap contributors'),
  MAP_MAX_ZOOM: wholeNumber(6, 22).default(19),
})

function missingOf<Name extends string>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, string>>>,
) {
  const missing = names.filter((name) => !values[name])
  return missing.length === names.length ? [] : missing.map((name) => `${name} must be set, too`)
}

/** An empty variable in a .env file means "not set". */
function withoutBlanks(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  )
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.')
  return `${name} ${issue.message.startsWith('must') ? issue.message : `is not valid: ${issue.message}`}`
}
