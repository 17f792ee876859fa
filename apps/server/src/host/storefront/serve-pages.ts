import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from '#host/compression.ts'
import { sendFailure } from '#host/error-handler.ts'
import { tooManyRequests } from '#host/rate-limits.ts'
import type { ShownTopic } from '#host/shown-topics.ts'
import type { Deps } from '#http/deps.ts'
import { cacheReads } from '#kernel/metrics/metrics.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import { createWorkQueue } from '#kernel/work-queue.ts'
import { previewParameter, readPreview } from '#modules/catalogue/index.ts'
import { compressPage, type Pace } from './compressed-page.ts'
import { languageCookie, languageRedirect } from './language-redirect.ts'
import type { Storefront } from './load-storefront.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { keyOfPage, type PageRequest, pageRenderer, readPageRequest } from './render-page.ts'
import { type RenderedPage, sendCachedPage, sendOverload, sendRenderedPage } from './send-page.ts'

/**
 * A page takes about ten milliseconds, so the end of the queue is reached within a second. When pages wait for a
 * database that does not answer it is not; those behind them are refused before they begin to wait for it, too.
 */
const queueLimits = { running: 4, waiting: 60, maxWaitMs: 1200 }

/** Answers every address that no other route answers with a page of the storefront. */
export function servePages(
  app: FastifyInstance,
  deps: Deps,
  { storefront, topics }: { storefront: Storefront; topics: readonly ShownTopic[] },
) {
  const render = pageRenderer(app, deps, storefront)
  const queue = createWorkQueue(queueLimits)
  const once = singleFlight<CachedPage | RenderedPage | undefined>()
  const cache = createPageCache({
    now: () => performance.now(),
    versionOf: (topic) => deps.models.version([topic]),
    topics,
  })

  async function make(
    key: string,
    page: PageRequest,
    encoding: Encoding,
    pace: Pace,
  ): Promise<CachedPage | RenderedPage> {
    const basis = cache.basis()
    const rendered = await render(page)
    if (!isForEverybody(rendered, page)) {
      cache.drop(key)
      return rendered
    }
    const { headers, policy, html } = rendered
    const made = { headers, policy, body: await compressPage(html, encoding, pace) }
    cache.store(key, made, basis)
    return made
  }

  /** A page for the holder of a signed link alone; one that is altered or too old leads nowhere. */
  async function servePreview(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest,
    token: string,
  ) {
    const previewedProduct = readPreview(deps, token)
    if (previewedProduct === undefined) return sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' })
    if (!(await app.budgets.rendering(request))) return sendFailure(request, reply, tooManyRequests)
    const rendered = await queue.run(() => render({ ...page, previewedProduct }))
    if (!rendered) return sendOverload(request, reply)
    reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex, nofollow')
    return sendRenderedPage(request, reply, rendered)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request
    const elsewhere = languageRedirect({
      url,
      cachedLanguage: request.cookies[languageCookie],
      acceptLanguage: request.headers['accept-language'],
    })
    if (elsewhere) return reply.header('Vary', 'Accept-Language, Cookie').redirect(elsewhere, 302)

    request.shopLocale = url.startsWith('/en') ? 'en' : 'ar'
    const page = await readPageRequest(deps, storefront, request)
    if (!page) return sendFailure(request, reply, { status: 400, code: 'INVALID' })
    const token = (request.query as Record<string, unknown>)[previewParameter]
    if (token !== undefined) return servePreview(request, reply, page, String(token))
    if (storefront.serveDevelopment) return sendRenderedPage(request, reply, await render(page))

    const key = keyOfPage(page)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const known = cache.find(key)
    cacheReads.inc({ cache: 'pages', result: known ? 'hit' : 'miss' })
    if (known?.isDue) {
      const renewal = once(key, async () => queue.runWhenIdle(() => make(key, page, encoding, 'background')))
      renewal.catch((error) => request.log.error({ err: error }, 'a page could not be made again'))
    }
    if (known) return sendCachedPage(request, reply, known.page)

    if (!(await app.budgets.rendering(request))) return sendFailure(request, reply, tooManyRequests)
    const made = await once(key, async () => queue.run(() => make(key, page, encoding, 'waiting')))
    if (!made) return sendOverload(request, reply)
    return 'body' in made ? sendCachedPage(request, reply, made) : sendRenderedPage(request, reply, made)
  }
}

/** Only a page without personal parts is cached: found, with no header of its own, without the incident id. */
function isForEverybody({ status, headers, html }: RenderedPage, { incidentId }: PageRequest): boolean {
  return status === 200 && headers.every(([name]) => name === 'content-type') && !html.includes(incidentId)
}
