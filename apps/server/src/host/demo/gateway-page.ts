import { decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { directionOf, type Locale } from '@warsha/i18n/locales.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { hashForPolicy } from '#host/content-policy.ts'
import { escapeHtml } from '#host/escape-html.ts'
import { type SandboxPayment, sandboxCards } from '#modules/payments/index.ts'

const style = `body{margin:0;background:#eef1f6;color:#141b2b;font:16px/1.6 Inter,Cairo,system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:24px 16px 48px}
section{background:#fff;border:1px solid #dde2ec;border-radius:16px;padding:24px 20px;margin-bottom:16px}
h1{font-size:16px;line-height:1.4;margin:0;color:#51607a;font-weight:600}
h2{font-size:16px;margin:0 0 12px}
p{margin:0 0 8px;color:#51607a;overflow-wrap:anywhere}
.amount{font-size:34px;line-height:1.3;font-weight:700;color:#141b2b;margin:4px 0}
.notice{background:#fff7e6;border-radius:10px;padding:10px 14px;color:#6b4700;margin:0 0 16px}
form{display:grid;gap:14px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px}
label{display:grid;gap:6px;font-weight:600}
input{font:inherit;min-height:48px;box-sizing:border-box;width:100%;padding:8px 12px;border:1px solid #7d8aa3;border-radius:10px;background:#fff;color:inherit;direction:ltr;text-align:start}
[dir=rtl] input{text-align:end}
button{font:inherit;font-weight:600;min-height:52px;border:0;border-radius:10px;background:#2d4a8a;color:#fff;cursor:pointer}
button.plain{background:#e6eaf3;color:#141b2b}
button:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid #141b2b;outline-offset:2px}
summary{cursor:pointer;font-weight:600;min-height:28px}
dl{display:grid;gap:10px;margin:14px 0 0}
dt{font-weight:600;direction:ltr;text-align:start;font-variant-numeric:tabular-nums}
[dir=rtl] dt{text-align:end}
dd{margin:0;color:#51607a}`

/** For the policy of an answer that is this page. */
export const gatewayInline = { styles: [hashForPolicy(style)] }

/** The sandbox's payment page: a form without scripts, like a real gateway's, and without real money. */
export function gatewayPage(payment: SandboxPayment, locale: Locale): string {
  const t = translatorFor(locale)
  const text = (key: GatewayText) => escapeHtml(t(`demo.gateway.${key}`))
  const amount = t('demo.gateway.amount', { amount: decimalTextFromBaisa(payment.amountBaisa) })
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
<section>
<h1>${text('title')}</h1>
<p class="amount"><bdi>${escapeHtml(amount)}</bdi></p>
<p><bdi>${escapeHtml(payment.description)}</bdi></p>
<p>${text('reference')}: <bdi dir="ltr">${escapeHtml(payment.reference)}</bdi></p>
</section>
<section>
<p class="notice">${text('notice')}</p>
<form method="post" autocomplete="off">
<label>${text('card')}<input name="card" inputmode="numeric" maxlength="23" value="4242 4242 4242 4242"></label>
<div class="pair">
<label>${text('expiry')}<input inputmode="numeric" maxlength="7" value="12 / 34"></label>
<label>${text('code')}<input inputmode="numeric" maxlength="4" value="123"></label>
</div>
<button name="outcome" value="pay">${text('pay')}</button>
<button class="plain" name="outcome" value="decline">${text('decline')}</button>
<button class="plain" name="outcome" value="cancel">${text('cancel')}</button>
</form>
</section>
<section>
<details><summary>${text('cards')}</summary><dl>${cardRows(t)}</dl></details>
</section>
</main></body></html>`
}

type GatewayText =
  | 'title'
  | 'reference'
  | 'notice'
  | 'card'
  | 'expiry'
  | 'code'
  | 'pay'
  | 'decline'
  | 'cancel'
  | 'cards'

function cardRows(t: Translate): string {
  return Object.entries(sandboxCards)
    .map(
      ([number, behaviour]) =>
        `<dt>${grouped(number)}</dt><dd>${escapeHtml(t(`demo.gatewayCards.${behaviour}`))}</dd>`,
    )
    .join('')
}

function grouped(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
