import type { Messenger } from '../messenger.ts'
import { ProviderError } from './provider-request.ts'

export type MailSettings = { url: string; from: string }

const timeoutMs = 10_000

/** Sends e-mail by SMTP. The library is loaded with the first mail. */
export function createMailServer({ url, from }: MailSettings): Messenger {
  return {
    async send({ to, subject = '', text, locale = 'ar' }) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        ...optionsOf(url),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          textEncoding: 'base64',
          headers: { 'Content-Language': locale },
        })
      } catch (error) {
        throw new ProviderError('The mail server', reasonOf(error))
      } finally {
        transport.close()
      }
    },
  }
}

/** `smtps:` speaks TLS from the start; `smtp:` insists on changing to it, but for a server on this machine. */
function optionsOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const isSecure = protocol === 'smtps:'
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return {
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [responseCode, code].filter(Boolean).join(', ') || 'unknown'
}
