import type { Locale } from '@warsha/i18n/locales.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { escapeHtml } from '#host/escape-html.ts'

type Page = { t: Translate; locale: Locale; direction: 'ltr' | 'rtl'; endpoints: readonly string[] }

export function explorerPage({ t, locale, direction, endpoints }: Page): string {
  const text = (key: Parameters<Translate>[0]) => escapeHtml(t(key))
  const options = endpoints.map((endpoint) => `<option>${endpoint}</option>`).join('')
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('demo.explorer.title')}</title>
<link rel="stylesheet" href="/explorer/assets/explorer.css">
<script type="module" src="/explorer/assets/explorer.js"></script>
</head>
<body>
<header>
<h1>${text('demo.explorer.title')}</h1>
<label>${text('demo.explorer.endpoint')} <select id="endpoint" dir="ltr">${options}</select></label>
<label>${text('demo.explorer.language')} <select id="language" dir="ltr"><option>en</option><option>ar</option></select></label>
<label class="grow">${text('demo.explorer.token')} <input id="token" dir="ltr" autocomplete="off" spellcheck="false"></label>
<button id="run" type="button">${text('demo.explorer.run')} <kbd dir="ltr">Ctrl ⏎</kbd></button>
</header>
<main>
<section class="ask">
<label for="query">${text('demo.explorer.query')}</label>
<textarea id="query" dir="ltr" spellcheck="false"></textarea>
<label for="variables">${text('demo.explorer.variables')}</label>
<textarea id="variables" dir="ltr" spellcheck="false">{}</textarea>
</section>
<section class="answer">
<label for="result">${text('demo.explorer.result')}</label>
<pre id="result" dir="ltr" tabindex="0" aria-live="polite"></pre>
</section>
<aside>
<label for="find">${text('demo.explorer.schema')}</label>
<input id="find" type="search" dir="ltr" placeholder="products">
<div id="types" dir="ltr"></div>
</aside>
</main>
</body></html>`
}
