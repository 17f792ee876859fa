import type { Locale } from '@warsha/i18n/locales.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { hashForPolicy } from '#host/content-policy.ts'
import { escapeHtml } from '#host/escape-html.ts'

const style = `body{margin:0;background:#f5f7f6;color:#13201a;font:15px/1.6 Inter,Cairo,system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:24px 16px}
h1{font-size:24px;margin:0 0 4px}
p{color:#5a6a62;margin:0 0 20px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li{background:#fff;border:1px solid #e4eae7;border-radius:16px;padding:16px}
header{display:flex;gap:12px;align-items:baseline;color:#5a6a62;font-size:14px}
header b{color:#13201a}
time{margin-inline-start:auto}
code{display:inline-block;margin-top:8px;padding:4px 12px;border-radius:10px;background:#e7f4ec;color:#07502b;font-weight:700;font-size:20px;letter-spacing:.15em}`

/** For the policy of an answer that is this page. */
export const outboxInline = { styles: [hashForPolicy(style)] }

type Message = { recipient: string; service: string; text: string; code: string | null; sentAt: Date }

type Page = { messages: Message[]; t: Translate; locale: Locale; direction: 'ltr' | 'rtl' }

/** A plain page without scripts: whoever tries the shop reads the codes here. */
export function outboxPage({ messages, t, locale, direction }: Page): string {
  const rows = messages.map(messageRow).join('')
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>${escapeHtml(t('demo.outbox.title'))}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${escapeHtml(t('demo.outbox.title'))}</h1>
<p>${escapeHtml(t('demo.outbox.text'))}</p>
${rows ? `<ul>${rows}</ul>` : `<p>${escapeHtml(t('demo.outbox.empty'))}</p>`}
</main></body></html>`
}

function messageRow({ recipient, service, text, code, sentAt }: Message): string {
  const codeLine = code ? `<code dir="ltr">${escapeHtml(code)}</code>` : ''
  return `<li><header><b dir="ltr">${escapeHtml(recipient)}</b><span>${escapeHtml(service)}</span><time datetime="${sentAt.toISOString()}" dir="ltr">${sentAt.toISOString().slice(0, 19).replace('T', ' ')}</time></header><div dir="auto">${escapeHtml(text)}</div>${codeLine}</li>`
}
