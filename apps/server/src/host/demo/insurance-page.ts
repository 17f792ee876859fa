import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { directionOf, type Locale } from '@warsha/i18n/locales.ts'
import { hashForPolicy } from '#host/content-policy.ts'
import { escapeHtml } from '#host/escape-html.ts'

/** Stands in for the insurance partner while the shop runs as a demo. */
export const demoInsurancePath = '/demo/insurance'

const style = `body{margin:0;background:#fff;color:#13201a;font:16px/1.6 Inter,Cairo,system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px 20px}
h1{font-size:22px;line-height:1.35;margin:0 0 8px}
p{color:#5a6a62;margin:0 0 20px}
form{display:grid;gap:16px}
label{display:grid;gap:6px;font-weight:600}
input,select{font:inherit;min-height:48px;box-sizing:border-box;width:100%;padding:8px 12px;border:1px solid #8a978f;border-radius:10px;background:#fff;color:inherit}
button{font:inherit;font-weight:600;min-height:52px;border:0;border-radius:10px;background:#1d4f91;color:#fff}
output{display:block;padding:16px;border-radius:10px;background:#e8f0fa;margin:0 0 20px;font-weight:600}`

/** For the policy of an answer that is this page. */
export const insuranceInline = { styles: [hashForPolicy(style)] }

/** A form without scripts, as a partner might have one; asking for an offer shows a made-up price. */
export function insurancePage(locale: Locale, value: number | undefined): string {
  const t = translatorFor(locale)
  const text = (key: 'title' | 'text' | 'value' | 'cover' | 'thirdParty' | 'full' | 'ask') =>
    escapeHtml(t(`demo.insurance.${key}`))
  const offer =
    value === undefined
      ? ''
      : `<output>${escapeHtml(t('demo.insurance.offer', { price: offerFor(value) }))}</output>`
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${text('title')}</h1>
<p>${text('text')}</p>
${offer}<form>
<input type="hidden" name="lang" value="${locale}">
<label>${text('value')}<input name="value" inputmode="numeric" pattern="[0-9]{3,6}" required value="${value ?? ''}"></label>
<label>${text('cover')}<select name="cover"><option>${text('thirdParty')}</option><option>${text('full')}</option></select></label>
<button>${text('ask')}</button>
</form>
</main></body></html>`
}

/** Three and a half per cent of the car's value, 35 rial at least. */
function offerFor(value: number): string {
  return Math.max(35, value * 0.035).toFixed(3)
}
