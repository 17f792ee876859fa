import type { Messenger } from '../messenger.ts'
import { ProviderError, parseAnswer, postToProvider } from './provider-request.ts'

export type UnifonicSettings = { appSid: string; sender: string; url?: string }

export function createUnifonic({
  appSid,
  sender,
  url = 'https://el.cloud.unifonic.com',
}: UnifonicSettings): Messenger {
  return {
    async send({ to, text }) {
      const { status, text: said } = await postToProvider('Unifonic', {
        url: `${url}/rest/SMS/messages`,
        form: {
          AppSid: appSid,
          SenderID: sender,
          Recipient: to.replace('+', ''),
          Body: text,
          responseType: 'JSON',
        },
      })
      const { success, errorCode } = parseAnswer(said)
      // A refused message is answered with 200, too.
      if (status === 200 && (success === true || success === 'true')) return
      throw new ProviderError('Unifonic', `${status}, code ${errorCode ?? 'none'}`)
    },
  }
}
