import type { Locale } from '@warsha/i18n/locales.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { escapeHtml } from '#host/escape-html.ts'
import { demoPage } from './demo-page.ts'

type DemoCode = { name: string; email: string; role: string; code: string }

/** The codes of the demo operators' authenticator apps, for visitors who try the console. */
export function authenticatorPage(codes: readonly DemoCode[], t: Translate, locale: Locale): string {
  return demoPage({
    title: t('demo.authenticator.title'),
    text: t('demo.authenticator.text'),
    empty: t('demo.authenticator.empty'),
    rows: codes.map(codeRow),
    locale,
  })
}

function codeRow({ name, email, role, code }: DemoCode): string {
  return `<li><header><b dir="auto">${escapeHtml(name)}</b><span dir="ltr">${escapeHtml(role)}</span></header><div dir="ltr">${escapeHtml(email)}</div><code dir="ltr">${escapeHtml(code)}</code></li>`
}
