import type { APIRequestContext } from '@playwright/test'
import { hasForeignWord } from './fixtures/page-texts.ts'
import { expect, test } from './fixtures/shop-test.ts'

/** The main shop and its sister, by the host that a request names; of the sister what differs is enough. */
const hosts = ['localhost', 'tasleem.localhost']
const isSister = (host: string) => host !== 'localhost'

// Hundreds of pages, which a busy machine does not render within the time of a journey.
test.slow()

test('[SEO-01] [SEO-03] [UX-74] every address of the sitemap answers, names itself and shows something in its language', async ({
  request,
  lang,
  shopOrigin,
}) => {
  for (const host of hosts) {
    const origin = shopOrigin.replace('localhost', host)
    const sitemap = await (await askOn(request, origin, '/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
      unescaped(address),
    )
    const own = addresses.filter((address) => `${address}/`.startsWith(`${origin}/${lang}/`))
    expect(own.length).toBeGreaterThan(100)
    const asked = isSister(host) ? own.filter((address) => !address.includes('/product/')) : own
    const wrong = await eachOf(asked, async (address) => {
      const { status, html } = await readOn(request, origin, address.slice(origin.length))
      const canonical = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? ''
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? ''
      const isShown = heading !== '' && !/content="noindex/.test(html)
      const isEmptyList = address.includes('/products/') && !html.includes('<article')
      const isOwn = unescaped(canonical) === address && !hasForeignWord(lang, unescaped(heading))
      return status === 200 && isOwn && isShown && !isEmptyList
    })
    expect(wrong).toEqual([])
  }
})

test('[HOME-22] [UX-73] every banner leads to something in every place', { tag: '@one-language' }, async ({
  request,
  lang,
  shopOrigin,
}) => {
  for (const host of hosts) {
    const origin = shopOrigin.replace('localhost', host)
    const ways: { place: Place; link: string }[] = []
    const places = await listPlaces(request)
    for (const place of isSister(host) ? places.slice(-1) : places) {
      const { html } = await readOn(request, origin, `/${lang}`, place)
      const links = bannerLinks(html)
      expect(links.length, place.slug).toBeGreaterThan(2)
      ways.push(...links.map((link) => ({ place, link })))
    }
    const wrong = await eachOf(ways, async ({ place, link }) => {
      const { status, html } = await readOn(request, origin, link, place)
      return status === 200 && (!link.includes('/products') || html.includes('<article'))
    })
    expect(wrong).toEqual([])
  }
})

type Place = { countryId: number; stateId: number; slug: string }

async function listPlaces(request: APIRequestContext): Promise<Place[]> {
  const states = [1, 2].map(async (countryId) => {
    const answer = await request.get(`/api/v1/locations/states/?country_id=${countryId}`)
    const { data } = (await answer.json()) as { data: { id: number; slug: string }[] }
    return data.map(({ id, slug }) => ({ countryId, stateId: id, slug }))
  })
  const places = (await Promise.all(states)).flat()
  expect(places.length).toBe(13)
  return places
}

/** Banners are links with a picture of the content; tiles and cards have pictures of their own. */
function bannerLinks(html: string): string[] {
  const links = html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>(?:(?!<\/a>).)*?\/media\/banners\//gs)
  return [...new Set([...links].map(([, link = '']) => unescaped(link)))]
}

/** Those that fail the check; a few are asked for at a time. */
async function eachOf<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const left = [...items]
  const failed: Item[] = []
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      if (!(await check(item))) failed.push(item)
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return failed
}

async function readOn(request: APIRequestContext, origin: string, path: string, place?: Place) {
  const answer = await askOn(request, origin, path, place)
  return { status: answer.status(), html: await answer.text() }
}

/** The name of the sister's host need not be known to the machine. */
function askOn(request: APIRequestContext, origin: string, path: string, place?: Place) {
  const cookie = place && `warsha_place=${place.countryId}.${place.stateId}.${place.slug}`
  return request.get(path, {
    headers: { host: new URL(origin).host, ...(cookie && { cookie }) },
    maxRedirects: 0,
  })
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&')
}
