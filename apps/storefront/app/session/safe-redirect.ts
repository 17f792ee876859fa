/** Where a shopper may be sent back to: a path of this shop, or `/` when the value is anything else. */
export function safeReturnPath(value: unknown, fallback = '/'): string {
  return findOwnPath(value) ?? fallback
}

/** The own path that a value names, be it a path or a full address of this shop; null for everything else. */
export function findOwnPath(value: unknown, ownOrigin?: string): string | null {
  if (typeof value !== 'string' || hasForbiddenCharacter(value)) return null
  if (ownOrigin && value.startsWith(`${ownOrigin}/`)) return findOwnPath(value.slice(ownOrigin.length))
  if (!value.startsWith('/')) return null

  const url = parse(value)
  if (url?.origin !== standIn || !isPlain(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

// Reserved by RFC 2606: an address that resolves to anything but this origin has left the shop.
const standIn = 'http://own.invalid'

function parse(path: string): URL | null {
  try {
    return new URL(path, standIn)
  } catch {
    return null
  }
}

/** Browsers drop control characters and read a backslash as a slash, so what we check would not be what they open. */
function hasForbiddenCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return /[\\\u0000-\u001f\u007f-\u009f]/.test(text)
}

/** Something behind us may decode the path again; it must stay an own path however often that happens. */
function isPlain(pathname: string): boolean {
  let text = pathname
  for (let round = 0; round < 3; round++) {
    if (text.includes('//') || hasForbiddenCharacter(text)) return false
    const decoded = decode(text)
    if (decoded === null) return false
    if (decoded === text) return true
    text = decoded
  }
  return false
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
