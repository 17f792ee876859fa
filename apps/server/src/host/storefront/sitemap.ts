import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type Locale, locales } from '@warsha/contract/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { sendFailure } from '#host/error-handler.ts'
import { escapeHtml } from '#host/escape-html.ts'
import type { Deps } from '#http/deps.ts'
import { requestOrigin } from '#http/request-origin.ts'
import { type Catalogue, catalogueModel } from '#modules/catalogue/index.ts'

/** A page for search engines, without its language: every one exists in all of them. */
export type PublicPage = { path: string; changed?: Date }

/** The limit of search engines for one file. */
const maxAddresses = 50_000
const maxLifetimeMs = 3_600_000

const standingPages = ['', '/promotion', '/service-centers/', '/insurance', '/support/', '/terms-and-policy/']

type Readers = Pick<Deps, 'models' | 'clock'>

export function installSitemap(app: FastifyInstance, deps: Deps): void {
  const sitemap = createSitemap(deps)
  const type = 'application/xml; charset=utf-8'
  const badRequest = { status: 400, code: 'INVALID' }

  app.get('/sitemap.xml', hiddenRoute, async (request, reply) => {
    const origin = requestOrigin(deps.config, request)
    if (!origin) return sendFailure(request, reply, badRequest)
    return reply.type(type).send(await sitemap.main(origin, request.shopChannel))
  })
  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^\\d{1,4}).xml',
    hiddenRoute,
    async (request, reply) => {
      const number = Number(request.params.number)
      const origin = requestOrigin(deps.config, request)
      if (!origin) return sendFailure(request, reply, badRequest)
      const part = await sitemap.part(origin, request.shopChannel, number)
      return part
        ? reply.type(type).send(part)
        : sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' })
    },
  )
}

/**
 * The addresses of all public pages of the shop, built again only when the catalogue has changed or an hour has
 * passed, since products may also appear by date.
 */
export function createSitemap({ models, clock }: Readers) {
  const kept = new Map<string, { version: number; builtAt: number; files: string[] }>()

  async function filesFor(origin: string, channel: string): Promise<string[]> {
    const key = `${origin} ${channel}`
    const version = models.version(catalogueModel.topics)
    const now = clock.now().getTime()
    const known = kept.get(key)
    if (known?.version === version && now - known.builtAt < maxLifetimeMs) return known.files
    const files = writeFiles(await publicPages({ models, clock }, channel), origin)
    // Requests with made-up host names must not fill the memory.
    if (kept.size > 20) kept.clear()
    kept.set(key, { version, builtAt: now, files })
    return files
  }

  return {
    /** `/sitemap.xml`: the one file, or the list of several. */
    async main(origin: string, channel: string): Promise<string> {
      const files = await filesFor(origin, channel)
      return files.length === 1 ? (files[0] ?? '') : writeIndex(files.length, origin)
    },
    /** `/sitemap-2.xml` of a large shop. */
    async part(origin: string, channel: string, number: number): Promise<string | undefined> {
      const files = await filesFor(origin, channel)
      return files.length > 1 ? files[number - 1] : undefined
    },
  }
}

async function publicPages({ models, clock }: Readers, channelSlug: string): Promise<PublicPage[]> {
  const standing = standingPages.map((path) => ({ path }))
  const { catalogue, lists, stored } = await models.get(catalogueModel)
  const channel = catalogue.channels.get(channelSlug)
  if (!channel) return standing
  const question = { channel, nowMs: clock.now().getTime(), terms: [] }
  const counts = await stored?.countByCategory(question)
  const countIn = (id: number) =>
    counts ? (counts.get(id) ?? 0) : lists.count({ ...question, terms: [{ is: 'categories', ids: [id] }] })
  const categories = catalogue.categories.filter(({ id }) => countIn(id) > 0)
  const sort = { by: { field: 'SLUG' }, direction: 'ASC', language: 'en' } as const
  const products = stored
    ? await stored.all(question)
    : lists.page({ ...question, sort }, { size: catalogue.productsById.size })?.products
  return [
    ...standing,
    ...categories.map((category) => ({ path: listingPath(category), changed: category.updatedAt })),
    ...(products ?? []).map(({ id, updatedMs }) => ({
      path: `/product/${encodeURIComponent(toGlobalId('Product', id))}/`,
      changed: new Date(updatedMs),
    })),
  ]
}

/** As the listing names itself: the category, and below the top also the way down to it. */
function listingPath(category: Category): string {
  const way: Category[] = []
  for (let step: Category | null = category; step; step = step.parent) way.unshift(step)
  const query = new URLSearchParams({ category: category.name })
  // A name with a comma in it would be cut in two, so its slug stands for it.
  if (way.length > 1)
    query.set('cat', way.map(({ name, slug }) => (name.includes(',') ? slug : name)).join(','))
  return `/products/?${query}`
}

type Category = Catalogue['categories'][number]

/** Each page once in each language, and every one of them names the others. */
export function writeFiles(pages: readonly PublicPage[], origin: string, most = maxAddresses): string[] {
  const entries = pages.flatMap((page) => locales.map((locale) => writeEntry(page, locale, origin)))
  const files: string[] = []
  for (let at = 0; at < entries.length || at === 0; at += most) {
    files.push(
      `${xmlHead}<urlset xmlns="${sitemapSpace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.slice(at, at + most).join('')}</urlset>\n`,
    )
  }
  return files
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function writeEntry({ path, changed }: PublicPage, locale: Locale, origin: string): string {
  const alternates = [
    ...locales.map((other) => [other, `${origin}/${other}${path}`] as const),
    ['x-default', `${origin}${path || '/'}`] as const,
  ]
  return [
    `<url><loc>${escapeHtml(`${origin}/${locale}${path}`)}</loc>`,
    changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '',
    ...alternates.map(
      ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`,
    ),
    '</url>\n',
  ].join('')
}

function writeIndex(count: number, origin: string): string {
  const parts = Array.from(
    { length: count },
    (_, at) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `${xmlHead}<sitemapindex xmlns="${sitemapSpace}">\n${parts.join('')}</sitemapindex>\n`
}
