import type { Messenger } from '../messenger.ts'
import { ProviderError, parseAnswer, postToProvider } from './provider-request.ts'

export type TwilioSettings = { accountSid: string; authToken: string; from: string; url?: string }

/** Twilio's programmable messages: the text is ours, so that codes can be bound to the shop's host. */
export function createTwilio({
  accountSid,
  authToken,
  from,
  url = 'https://api.twilio.com',
}: TwilioSettings): Messenger {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return {
    async send({ to, text }) {
      const { status, text: said } = await postToProvider('Twilio', {
        url: `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        headers: { authorization: `Basic ${credentials}` },
        form: { To: to, From: from, Body: text },
      })
      if (status === 201) return
      throw new ProviderError('Twilio', `${status}, code ${parseAnswer(said).code ?? 'none'}`)
    },
  }
}
