import { hash } from 'node:crypto'
import type { Config } from '#config/config.ts'

/** Inline code that may run on one page: hashes as the policy names them. */
export type InlineCode = {
  scripts?: readonly string[]
  styles?: readonly string[]
  /**
   * The inline scripts load all others, so a browser need not trust a script for coming from our own host. They
   * name the Trusted Types policies that they create.
   */
  loader?: { trustedTypes: readonly string[] }
}

type PolicySettings = Pick<
  Config,
  'INSURANCE_FRAME_URL' | 'MAP_TILES_URL' | 'MEDIA_PUBLIC_URL' | 'PUBLIC_URL' | 'NODE_ENV'
>

/**
 * The content security policy as a function of what a page has inline. A page that is sent again is sent with the
 * same policy: unlike a nonce, a hash allows that one text and nothing else, however often it is seen.
 */
export function contentPolicy(config: PolicySettings): (inline?: InlineCode) => string {
  const frames = config.INSURANCE_FRAME_URL ? ` ${new URL(config.INSURANCE_FRAME_URL).origin}` : ''
  const tiles = config.MAP_TILES_URL ? ` ${new URL(config.MAP_TILES_URL).origin}` : ''
  const media = config.MEDIA_PUBLIC_URL ? ` ${config.MEDIA_PUBLIC_URL}` : ''
  const isDevelopment = config.NODE_ENV === 'development'
  // Vite's hot reload injects inline code and styles and speaks over a socket; nothing of that ships.
  const own = isDevelopment ? "'self' 'unsafe-inline'" : "'self'"
  const sourcesWith = (hashes: readonly string[] = []) =>
    isDevelopment ? own : [own, ...new Set(hashes)].join(' ')
  const rest = [
    `img-src 'self' data: blob:${tiles}${media}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    `frame-src 'self'${frames}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(config.PUBLIC_URL?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return ({ scripts, styles, loader } = {}) => {
    const script = sourcesWith(loader && !isDevelopment ? ["'strict-dynamic'", ...(scripts ?? [])] : scripts)
    const types = loader?.trustedTypes.join(' ') ?? "'none'"
    // Text becomes markup or code only through a policy that says how; with none, not at all.
    const trusted = isDevelopment ? '' : `; require-trusted-types-for 'script'; trusted-types ${types}`
    return `default-src 'self'; script-src ${script}; style-src ${sourcesWith(styles)}; ${rest}${trusted}`
  }
}

export function hashForPolicy(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
