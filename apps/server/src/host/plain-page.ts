import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { directionOf, type Locale } from '@warsha/i18n/locales.ts'
import { hashForPolicy } from '#host/content-policy.ts'
import { escapeHtml } from '#host/escape-html.ts'

const retrySeconds = 8

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5f7f6;color:#13201a;font:16px/1.65 Inter,Cairo,system-ui,sans-serif;text-align:center}
main{padding:32px 24px;max-width:26rem}
h1{font-size:24px;line-height:1.35;margin:0 0 8px}
p{color:#5a6a62;margin:0 0 24px;overflow-wrap:anywhere}
a{display:block;padding:14px 20px;border-radius:10px;background:#0b6b3a;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #13201a;outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:#0d1310;color:#e6eeea}p{color:#a3b3aa}a:focus-visible{outline-color:#e6eeea}}`

/** For the policy of an answer that is this page. */
export const plainPageInline = { styles: [hashForPolicy(style)] }

type Failure = { status: number; locale: Locale; incident: string }

/**
 * A page that needs nothing but itself, for when the storefront cannot render: overload, a database that is away,
 * a fault. The overload page tries again by itself.
 */
export function plainPage({ status, locale, incident }: Failure): string {
  const t = translatorFor(locale)
  const isBusy = status === 503
  const title = isBusy
    ? t('errors.highTraffic.title')
    : status === 404
      ? t('errors.notFound.title')
      : t('errors.generic')
  const text = isBusy
    ? t('errors.highTraffic.text')
    : status === 404
      ? t('errors.notFound.text')
      : t('errors.page.incident', { incident })
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0b6b3a">
${isBusy ? `<meta http-equiv="refresh" content="${retrySeconds}">` : ''}
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<a href="/${locale}">${escapeHtml(t('shell.backToHome'))}</a>
</main></body></html>`
}
