import { findOwnPath } from '~/session/safe-redirect.ts'

/** Where a link of a notification leads: to a page of the shop, or elsewhere in a tab of its own. */
export type LinkTarget = { kind: 'page'; path: string } | { kind: 'elsewhere'; href: string }

/** Null for anything that is no address to go to, a script among them. */
export function linkTarget(link: string | null | undefined, ownOrigin: string): LinkTarget | null {
  const path = findOwnPath(link, ownOrigin)
  if (path !== null) return { kind: 'page', path }
  const url = typeof link === 'string' && URL.canParse(link) ? new URL(link) : null
  if (!url || !['https:', 'tel:', 'mailto:'].includes(url.protocol)) return null
  return url.origin === ownOrigin ? null : { kind: 'elsewhere', href: url.href }
}

/** Pictures come from the shop alone; others would tell a stranger who reads what. */
export function ownPicture(image: string | null, ownOrigin: string): string | null {
  return findOwnPath(image, ownOrigin)
}
