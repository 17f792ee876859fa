const yearSeconds = 365 * 24 * 60 * 60

/** For choices that the server must know to render the same page; never for anything secret. */
export function writeCookie(name: string, value: string): void {
  write(`${name}=${value}; Path=/; Max-Age=${yearSeconds}`)
}

/** Lasts as long as the browser's session, in all its tabs. */
export function writeSessionCookie(name: string, value: string): void {
  write(`${name}=${value}; Path=/`)
}

export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))
}

function write(cookie: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${cookie}; SameSite=Lax${secure}`
}
