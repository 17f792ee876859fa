import { createHmac } from 'node:crypto'
import { openThawaniServer } from '#modules/payments/gateways/testing/thawani-server.ts'
import { openMailStandIn } from './mail-stand-in.ts'
import { openStandIn } from './stand-in.ts'
import type { TestApp } from './test-app.ts'
import { waitUntil } from './wait-until.ts'

const webhookSecret = 'a secret of the portal'

/** What a shop that is no demo speaks to: Thawani, iSmart and a mail server, each of them on this machine. */
export async function openRealProviders() {
  const thawani = await openThawaniServer()
  const sms = await openStandIn(() => ({ body: '1' }))
  const mail = await openMailStandIn()
  return {
    env: {
      DEMO: 'off',
      THAWANI_SECRET_KEY: 'secret',
      THAWANI_PUBLISHABLE_KEY: 'public',
      THAWANI_WEBHOOK_SECRET: webhookSecret,
      THAWANI_URL: thawani.url,
      ISMART_USER: 'shop',
      ISMART_PASSWORD: 'secret',
      ISMART_URL: sms.url,
      SMTP_URL: mail.url,
    },

    /** The newest text message to a number, once there is one. */
    async messageTo(phone: string): Promise<string> {
      const sent = () =>
        sms.asked
          .map(({ body }) => new URLSearchParams(body))
          .findLast((form) => form.get('MobileNo') === phone.replace('+', ''))
          ?.get('Message')
      await waitUntil(async () => sent() !== undefined)
      return sent() ?? ''
    },

    /** The newest mail to an address, once there is one. */
    async mailTo(address: string): Promise<string> {
      const sent = () => mail.mails.findLast(({ to }) => to === address)?.text
      await waitUntil(async () => sent() !== undefined)
      return sent() ?? ''
    },

    /** Pays at Thawani's page, which tells the shop by a signed callback. */
    async payAt({ app }: TestApp, page: string) {
      const session = new URL(page).pathname.split('/').at(-1) ?? ''
      thawani.pay(session)
      const body = JSON.stringify({ event_type: 'checkout.completed', data: { session_id: session } })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const signature = createHmac('sha256', webhookSecret).update(`${body}-${timestamp}`).digest('hex')
      const headers = { 'thawani-timestamp': timestamp, 'thawani-signature': signature }
      return app.inject({
        method: 'POST',
        url: '/api/v1/payments/thawani/callback/',
        headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
        payload: body,
      })
    },

    async close() {
      await Promise.all([thawani.close(), sms.close(), mail.close()])
    },
  }
}

export type RealProviders = Awaited<ReturnType<typeof openRealProviders>>
