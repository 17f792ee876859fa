import { directionOf, type Locale } from '@warsha/i18n/locales.ts'
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

/** For the policy of an answer that is such a page. */
export const demoPageInline = { styles: [hashForPolicy(style)] }

type DemoPage = { title: string; text: string; empty: string; rows: readonly string[]; locale: Locale }

/** A plain page of rows, without scripts, that refreshes itself; the rows are HTML already. */
export function demoPage({ title, text, empty, rows, locale }: DemoPage): string {
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escapeHtml(empty)}</p>`}
</main></body></html>`
}
