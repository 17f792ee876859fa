import type { Messenger } from '../messenger.ts'
import { ProviderError, parseAnswer, postToProvider } from './provider-request.ts'

export type WhatsappSettings = { token: string; phoneId: string; template: string; url?: string }

/** Meta's cloud API. A code goes out in an approved template of the kind AUTHENTICATION, with a button that copies it. */
export function createWhatsapp({
  token,
  phoneId,
  template,
  url = 'https://graph.facebook.com/v23.0',
}: WhatsappSettings): Messenger {
  return {
    async send({ to, code, locale = 'ar' }) {
      if (!code) throw new ProviderError('WhatsApp', 'only codes have a template')
      const parameters = [{ type: 'text', text: code }]
      const { status, text: said } = await postToProvider('WhatsApp', {
        url: `${url}/${encodeURIComponent(phoneId)}/messages`,
        headers: { authorization: `Bearer ${token}` },
        json: {
          messaging_product: 'whatsapp',
          to: to.replace('+', ''),
          type: 'template',
          template: {
            name: template,
            language: { code: locale },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        },
      })
      if (status === 200) return
      const { error } = parseAnswer(said) as { error?: { code?: unknown } }
      throw new ProviderError('WhatsApp', `${status}, code ${error?.code ?? 'none'}`)
    },
  }
}
