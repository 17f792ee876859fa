import type { Page } from '@playwright/test'
import { languageNames, otherLang, skipGreetings } from './fixtures/shell-parts.ts'
import { nowhere, pagePaths } from './fixtures/shop-pages.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const rial = { en: 'OMR', ar: 'ر\\.ع\\.' }

test('[NAV-01] [NAV-02] [NAV-03] a path without a language gets one and keeps its query', {
  tag: '@one-language',
}, async ({ page, lang, t }) => {
  await page.goto('/support/?from=%D8%A5%D8%B9%D9%84%D8%A7%D9%86&n=1')
  await expect(page).toHaveURL(`/${lang}/support/?from=%D8%A5%D8%B9%D9%84%D8%A7%D9%86&n=1`)
  await expect(page.getByRole('heading', { level: 1, name: t('shell.support.title') })).toBeVisible()

  await page.goto('/fr/support/?n=1')
  await expect(page).toHaveURL(`/${lang}/fr/support/?n=1`)
  await expect(page.getByText(t('errors.notFound.text'))).toBeVisible()
})

test('[NAV-04] [NAV-07] the root opens home: banners, news and an announcement', {
  tag: '@one-language',
}, async ({ page, lang, t }) => {
  await page.goto(`/${lang}/support/`)
  await hydrated(page)
  await page.goto('/')
  await expect(page).toHaveURL(`/${lang}`)
  await hydrated(page)
  // Never on the first page of a visit.
  const announcement = page.getByRole('dialog')
  await announcement.getByRole('button', { name: t('content.popup.close') }).click()
  await expect(announcement).toHaveCount(0)
  await expect(page.getByRole('region', { name: t('content.banners.label') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('content.banners.moreLabel') })).toBeVisible()
  const news = page.getByRole('main').getByRole('list').first().getByRole('link')
  await expect(news.first()).toBeVisible()
})

test('[NAV-05] [SEO-08] [ERR-28] an unknown path says so, with status 404', async ({ page, lang, t }) => {
  const answer = await page.goto(`/${lang}${nowhere}`)
  expect(answer?.status()).toBe(404)
  const text = lang === 'en' ? 'Sorry, the page you visited does not exist.' : t('errors.notFound.text')
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.backToHome') })
    .click()
  await expect(page).toHaveURL(`/${lang}`)
})

test('[NAV-24] [NAV-30] [NAV-31] location, support and terms are pages open to everybody', {
  tag: '@one-language',
}, async ({ page, open, go, t }) => {
  await open('/store/edit/')
  await expect(page.getByRole('heading', { level: 1, name: t('locations.editTitle') })).toBeVisible()
  await expect(page.getByLabel(t('locations.country'))).toBeVisible()
  await expect(page.getByLabel(t('locations.city'))).toBeVisible()

  await go('/support/')
  await expect(page.getByRole('heading', { level: 1, name: t('shell.support.title') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('content.support.questions') })).toBeVisible()

  await go('/terms-and-policy/')
  await expect(page.getByRole('heading', { level: 1, name: t('content.terms.title') })).toBeVisible()
  const sections = page.getByRole('navigation', { name: t('content.terms.title') })
  await sections.getByRole('link', { name: t('content.terms.privacy') }).click()
  await expect(page.locator('#privacy').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('[NAV-39] both slash forms show the same screen', { tag: '@one-language' }, async ({
  page,
  open,
  t,
}) => {
  for (const path of ['/support', '/support/']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1, name: t('shell.support.title') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('content.support.questions') })).toBeVisible()
  }
})

test('[NAV-39] both slash forms open the same screen, one of them is canonical', {
  tag: '@one-language',
}, async ({ request, lang }) => {
  for (const [given, canonical] of [
    ['/support', '/support/'],
    ['/terms-and-policy', '/terms-and-policy/'],
    ['/store/edit', '/store/edit/'],
    ['/search/', '/search'],
  ]) {
    const [one, other] = await Promise.all([
      request.get(`/${lang}${given}`),
      request.get(`/${lang}${canonical}`),
    ])
    expect([one.status(), other.status()]).toEqual([200, 200])
    const [head, otherHead] = [readHead(await one.text()), readHead(await other.text())]
    expect(head.title).toBe(otherHead.title)
    expect(head.canonical).toBe(otherHead.canonical)
    if (head.canonical) expect(new URL(head.canonical).pathname).toBe(`/${lang}${canonical}`)
  }
})

test('[NAV-43] a page brings its own code only', { tag: '@one-language' }, async ({
  page,
  context,
  open,
  t,
}) => {
  await skipGreetings(context)
  await open('/')
  await page.waitForLoadState('networkidle')
  const modules = await routeModules(page)
  const others = Object.keys(modules).filter((id) => !['root', 'routes/language', 'routes/home'].includes(id))
  const [loaded, support] = [await loadedScripts(page), modules['routes/support'] ?? '']
  expect(others.length).toBeGreaterThan(3)
  expect(loaded).toContain(modules['routes/home'])
  expect(others.filter((id) => loaded.includes(modules[id] ?? ''))).toEqual([])

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.support.title') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.support.title') })).toBeVisible()
  expect(await loadedScripts(page)).toContain(support)
})

test('[SEO-01] [SEO-02] every page has a complete head in its language', async ({
  request,
  lang,
  baseURL,
}) => {
  for (const path of pagePaths) {
    await test.step(path, async () => {
      const answer = await request.get(`/${lang}${path === '/' ? '' : path}`)
      const head = readHead(await answer.text())
      expect(head.title.length).toBeGreaterThan(5)
      expect(head.description.length).toBeGreaterThan(20)
      expect(/\p{Script=Arabic}/u.test(head.title + head.description)).toBe(lang === 'ar')
      // Private pages and missing ones have no address to be found under.
      if (!head.robots.includes('noindex')) {
        expect(head.canonical).toBe(`${baseURL}/${lang}${path === '/' ? '' : path}`)
        expect(head.alternates).toMatchObject({
          en: head.canonical.replace(`/${lang}`, '/en'),
          ar: head.canonical.replace(`/${lang}`, '/ar'),
        })
      }
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SEO-07] public pages have their text and their links in the first answer', {
    tag: '@one-language',
  }, async ({ page, lang, t }) => {
    await page.goto(`/${lang}`)
    await expect(page.getByRole('heading', { name: t('content.help.title') })).toBeVisible()
    await page.goto(`/${lang}/support/`)
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(500)
    await page.getByRole('banner').getByRole('link', { name: languageNames[otherLang[lang]] }).click()
    await expect(page).toHaveURL(`/${otherLang[lang]}/support/`)
  })
})

test('[DATA-09] [FMT-03] pictures are files of the shop, prices are in Rial of Oman', async ({
  page,
  context,
  open,
  lang,
  baseURL,
}) => {
  await skipGreetings(context)
  for (const path of ['/', '/products/?category=Fuel']) {
    await open(path)
    // Asked for at once instead of when scrolled to; the page may still be adding some.
    const missing = () =>
      page.evaluate(
        () =>
          [...document.images].filter((image) => {
            image.loading = 'eager'
            return !image.complete || image.naturalWidth === 0
          }).length,
      )
    await expect.poll(missing).toBe(0)
    const addresses = await page.evaluate(() =>
      [...document.images].map((image) => image.currentSrc).filter(Boolean),
    )
    const own = new URL(baseURL ?? '').origin
    expect(addresses.filter((address) => new URL(address).origin !== own)).toEqual([])
    expect(addresses.length).toBeGreaterThan(2)
  }
  for (const text of await page.getByRole('article').allTextContents()) {
    expect(text).toMatch(new RegExp(`\\d\\.\\d{3}\\s*${rial[lang]}`))
    expect(text).not.toMatch(/AED|USD|SAR|\$|€|د\.إ/)
  }
})

/** Which file each route is in, as the page itself knows it. */
async function routeModules(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { routes } = (
      window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } }
    ).__reactRouterManifest
    return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route.module]))
  })
}

async function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
  )
}

type Head = {
  title: string
  description: string
  canonical: string
  robots: string
  alternates: Record<string, string>
}

function readHead(html: string): Head {
  const tags = html.match(/<(?:meta|link)\b[^>]*>/g) ?? []
  const attribute = (tag: string | undefined, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1] ?? ''
  const find = (part: string) => tags.find((tag) => tag.includes(part))
  const links = tags.filter((tag) => tag.includes('rel="alternate"') && /hreflang/i.test(tag))
  return {
    title: /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '',
    description: attribute(find('name="description"'), 'content'),
    canonical: attribute(find('rel="canonical"'), 'href'),
    robots: attribute(find('name="robots"'), 'content'),
    alternates: Object.fromEntries(links.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
  }
}
