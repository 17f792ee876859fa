import type { APIRequestContext } from '@playwright/test'
import { nameIn } from './fixtures/catalogue-api.ts'
import { demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { brandNames } from './fixtures/shop-config.ts'
import { expect, test } from './fixtures/shop-test.ts'

const publicPaths = [
  '',
  '/products/?category=Automobile',
  '/product/UHJvZHVjdDox/',
  '/search',
  '/promotion',
  '/support/',
  '/terms-and-policy/',
]

for (const path of publicPaths) {
  test(`[SEO-01] [SEO-02] [UX-79] ${path || 'home'} has its type, title, description, its address and its other language`, async ({
    request,
    lang,
    baseURL,
  }) => {
    const { html } = await read(request, `/${lang}${path}`)
    const start = `<!DOCTYPE html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head>`
    expect(html.slice(0, start.length)).toBe(start)
    expect(textOf(html, /<title>(.+?)<\/title>/)).toContain(brandNames[lang])
    const description = textOf(html, /<meta name="description" content="(.+?)"/)
    expect(description.length).toBeGreaterThan(40)
    expect(/[\u0600-\u06ff]/.test(description)).toBe(lang === 'ar')
    const address = (other: string) => `${baseURL}/${other}${path}`.replaceAll('&', '&amp;')
    expect(html).toContain(`<link rel="canonical" href="${address(lang)}"/>`)
    for (const other of ['en', 'ar']) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${other}" href="${address(other)}"/>`)
    }
    expect(html).toContain('hrefLang="x-default"')
  })
}

test('[SEO-05] a product carries its name, picture, price in OMR and availability as structured data', async ({
  request,
  lang,
  baseURL,
}) => {
  const product = await readProduct(request, demoProducts.oil)
  const { data } = await read(request, `/${lang}${productPath(product)}`)
  const told = data.find((entry) => entry['@type'] === 'Product')
  const prices = product.variants.map(({ pricing }) => pricing.price.gross.amount)
  expect(told).toMatchObject({
    name: nameIn(lang, product),
    url: `${baseURL}/${lang}${productPath(product)}`,
    offers: {
      priceCurrency: 'OMR',
      lowPrice: Math.min(...prices).toFixed(3),
      highPrice: Math.max(...prices).toFixed(3),
      availability: 'https://schema.org/InStock',
    },
  })
  const [address = ''] = (told?.image ?? []) as string[]
  const picture = await request.get(address)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('[SEO-05] what is out of stock says so, and the way to a product is told as well', async ({
  request,
  lang,
  baseURL,
  t,
}) => {
  const product = await readProduct(request, demoProducts.gone)
  const { data } = await read(request, `/${lang}${productPath(product)}`)
  expect(data.find((entry) => entry['@type'] === 'Product')).toMatchObject({
    offers: { '@type': 'Offer', price: '21.500', availability: 'https://schema.org/OutOfStock' },
  })
  const way = data.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement as {
    position: number
    name: string
    item: string
  }[]
  expect(way[0]).toMatchObject({ position: 1, name: t('shell.bottomBar.home'), item: `${baseURL}/${lang}` })
  expect(way.at(-1)).toMatchObject({ position: way.length, name: nameIn(lang, product) })
})

test('[SEO-06] shared links show title, text and a picture that messengers can show', async ({
  request,
  lang,
  baseURL,
}) => {
  for (const path of ['', '/product/UHJvZHVjdDox/', '/support/']) {
    const { html } = await read(request, `/${lang}${path}`)
    const property = (name: string) => textOf(html, new RegExp(`<meta property="og:${name}" content="(.+?)"`))
    expect(property('title')).not.toBe('')
    expect(property('description')).not.toBe('')
    expect(property('url')).toBe(`${baseURL}/${lang}${path}`)
    expect(property('locale')).toBe(`${lang}_OM`)
    const picture = await request.get(property('image').replaceAll('&amp;', '&'))
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  }
})

test('home offers the shop’s own search to search engines', async ({ request, lang, baseURL }) => {
  const { data } = await read(request, `/${lang}`)
  expect(data.find((entry) => entry['@type'] === 'WebSite')).toMatchObject({
    name: brandNames[lang],
    potentialAction: { target: { urlTemplate: `${baseURL}/${lang}/search?q={search_term_string}` } },
  })
})

test('[SEO-07] the first HTML of public pages has its text without any script', async ({
  request,
  lang,
  t,
}) => {
  const product = await readProduct(request, demoProducts.oil)
  const { html } = await read(request, `/${lang}${productPath(product)}`)
  expect(html).toContain(t('product.specifications'))
  expect(html.match(/<article/g)?.length).toBeGreaterThan(1)
  const home = await read(request, `/${lang}`)
  expect(home.html.match(/<article/g)?.length).toBeGreaterThan(5)
  expect(home.html).toContain(t('home.headings.engineOil'))
})

test('[SEO-08] pages that are not there answer 404 and stay out of search engines', async ({
  request,
  lang,
}) => {
  for (const path of ['/nowhere/', '/product/UHJvZHVjdDo5OTk5OTk=/']) {
    const answer = await request.get(`/${lang}${path}`)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('[SEO-04] robots.txt closes what is private and names the sitemap', async ({
  request,
  lang,
  baseURL,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  for (const path of ['cart', 'booking', 'payment', 'wallet', 'profile', 'my-orders']) {
    expect(text).toContain(`Disallow: /${lang}/${path}`)
  }
  for (const path of ['console']) expect(text).toContain(`Disallow: /${path}`)
  expect(text).not.toMatch(new RegExp(`Disallow: /${lang}/(product|search|support|promotion)`))
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('structured data is no script to the content policy', { tag: '@one-language' }, async ({
  page,
  open,
}) => {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (directive: string) => refused.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { noteRefusal(text: string): void }).noteRefusal(event.violatedDirective),
    )
  })
  await open('/product/UHJvZHVjdDox/')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2)
  expect(refused).toEqual([])
})

type Told = { '@type': string } & Record<string, unknown>

async function read(request: APIRequestContext, url: string) {
  const answer = await request.get(url, { headers: { cookie: 'warsha_place=1.11.muscat' } })
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)
  return { html, data: [...scripts].map(([, json = '']) => JSON.parse(json) as Told) }
}

function textOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}
