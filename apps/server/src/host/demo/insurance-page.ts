import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { directionOf, type Locale } from '@warsha/i18n/locales.ts'
import { hashForPolicy } from '#host/content-policy.ts'
import { escapeHtml } from '#host/escape-html.ts'

/** Stands in for the insurance partner while the shop runs as a demo. */
export const demoInsurancePath = '/demo/insurance'

export const insuranceCovers = ['full', 'thirdParty'] as const

export type InsuranceCover = (typeof insuranceCovers)[number]

const style = `:root{color-scheme:light dark;--ink:light-dark(#131f33,#e6ecf7);--soft:light-dark(#526079,#a5b2c9);--line:light-dark(#d8dfeb,#2c3a52);--edge:light-dark(#7d8aa3,#6d7d99);--tint:light-dark(#eaf1fb,#16263f);--blue:light-dark(#1d4f91,#2f6ec2);--link:light-dark(#1d4f91,#8fbcff)}
body{margin:0;background:light-dark(#fff,#0f1726);color:var(--ink);font:16px/1.55 Inter,Cairo,system-ui,sans-serif}
header{display:flex;align-items:center;gap:10px;padding:14px 20px;border-bottom:1px solid var(--line);font-weight:700}
header svg{width:28px;height:28px;color:var(--link)}
.tag{margin-inline-start:auto;padding:2px 10px;border-radius:99px;background:var(--tint);color:var(--link);font-size:13px;font-weight:600}
main{display:grid;gap:24px;max-width:56rem;margin:0 auto;padding:24px 20px}
h1{font-size:24px;line-height:1.35;margin:0 0 16px;text-wrap:balance}
h2{font-size:16px;margin:0 0 10px}
form{display:grid;gap:16px}
.name{display:block;font-weight:600;margin-bottom:6px}
.box{display:flex;align-items:center;border:1px solid var(--edge);border-radius:10px;padding-inline-end:14px;color:var(--soft)}
.box input{font:inherit;min-height:48px;box-sizing:border-box;flex:1;min-width:0;padding:8px 14px;border:0;background:none;color:var(--ink)}
fieldset{display:grid;gap:10px;margin:0;padding:0;border:0}
legend{padding:0}
.cover{display:flex;gap:12px;padding:12px 14px;border:1px solid var(--line);border-radius:10px;cursor:pointer}
.cover:has(:checked){border-color:var(--link);background:var(--tint)}
.cover input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--link)}
.cover b,.cover span{display:block}
.cover span,footer{color:var(--soft);font-size:14px}
.cover b{color:var(--ink);font-size:16px}
button{font:inherit;font-weight:600;min-height:52px;border:0;border-radius:10px;background:var(--blue);color:#fff;cursor:pointer}
.box:focus-within,.cover:focus-within,button:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.box input,.cover input{outline:0}
output{display:block;padding:14px 16px;border-radius:10px;background:var(--tint);margin:0 0 16px;font-weight:600}
aside{align-self:start;padding:16px 18px;border-radius:10px;background:var(--tint)}
ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
li{display:flex;gap:10px}
li{text-wrap:balance}
li svg{flex:none;width:20px;height:20px;margin-top:2px;color:var(--link)}
@media (min-width:44rem){main{grid-template-columns:1fr 17rem;gap:32px;padding:28px 24px}footer{grid-column:1/-1}}`

/** For the policy of an answer that is this page. */
export const insuranceInline = { styles: [hashForPolicy(style)] }

/** What a shopper has asked an offer for. */
export type InsuranceQuestion = { value: number | undefined; cover: InsuranceCover }

/** A form without scripts, as a partner might have one; asking for an offer shows a made-up price. */
export function insurancePage(locale: Locale, { value, cover }: InsuranceQuestion): string {
  const t = translatorFor(locale)
  const text = (key: InsuranceText) => escapeHtml(t(`demo.insurance.${key}`))
  const offer =
    value === undefined
      ? ''
      : `<output>${escapeHtml(t('demo.insurance.offer', { price: offerFor(value, cover) }))}</output>`
  const covers = insuranceCovers.map(
    (each) =>
      `<label class="cover"><input type="radio" name="cover" value="${each}"${each === cover ? ' checked' : ''}><span><b>${text(each)}</b>${text(`${each}Text`)}</span></label>`,
  )
  const included = (['roadside', 'claims', 'border'] as const).map(
    (each) => `<li>${drawing('m5 13 4 4L19 7')}${text(each)}</li>`,
  )
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<style>${style}</style>
</head>
<body>
<header>${drawing('M12 3 4.5 6v5.5c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-4.5')}${text('title')}<span class="tag">${text('tag')}</span></header>
<main>
<section>
<h1>${text('heading')}</h1>
${offer}<form>
<input type="hidden" name="lang" value="${locale}">
<label><span class="name">${text('value')}</span><span class="box"><input name="value" inputmode="numeric" pattern="[0-9]{3,6}" required value="${value ?? ''}"><span aria-hidden="true">${text('currency')}</span></span></label>
<fieldset><legend class="name">${text('cover')}</legend>${covers.join('')}</fieldset>
<button>${text('ask')}</button>
</form>
</section>
<aside><h2>${text('included')}</h2><ul>${included.join('')}</ul></aside>
<footer>${text('text')}</footer>
</main></body></html>`
}

type InsuranceText =
  | 'title'
  | 'tag'
  | 'heading'
  | 'text'
  | 'value'
  | 'currency'
  | 'cover'
  | InsuranceCover
  | `${InsuranceCover}Text`
  | 'ask'
  | 'included'
  | 'roadside'
  | 'claims'
  | 'border'

function drawing(path: string): string {
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`
}

const rates = { full: { share: 0.035, least: 35 }, thirdParty: { share: 0.012, least: 25 } } as const

/** A share of the car's value. */
function offerFor(value: number, cover: InsuranceCover): string {
  const { share, least } = rates[cover]
  return Math.max(least, value * share).toFixed(3)
}
