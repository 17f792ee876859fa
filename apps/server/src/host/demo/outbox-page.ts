import type { Locale } from '@warsha/i18n/locales.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { escapeHtml } from '#host/escape-html.ts'
import { demoPage } from './demo-page.ts'

type Message = { recipient: string; service: string; text: string; code: string | null; sentAt: Date }

/** Every message that was sent, for visitors of the demo who need the codes. */
export function outboxPage(messages: readonly Message[], t: Translate, locale: Locale): string {
  return demoPage({
    title: t('demo.outbox.title'),
    text: t('demo.outbox.text'),
    empty: t('demo.outbox.empty'),
    rows: messages.map(messageRow),
    locale,
  })
}

function messageRow({ recipient, service, text, code, sentAt }: Message): string {
  const codeLine = code ? `<code dir="ltr">${escapeHtml(code)}</code>` : ''
  return `<li><header><b dir="ltr">${escapeHtml(recipient)}</b><span>${escapeHtml(service)}</span><time datetime="${sentAt.toISOString()}" dir="ltr">${sentAt.toISOString().slice(0, 19).replace('T', ' ')}</time></header><div dir="auto">${escapeHtml(text)}</div>${codeLine}</li>`
}
