import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { PageDocument } from '@warsha/contract/client/storefront-context.ts'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { collectScripts } from './collect-scripts.ts'
import { hidePlaceDialog } from './hide-place-dialog.ts'
import { loadScriptsLate } from './late-scripts.ts'
import { markEmptyCart } from './mark-empty-cart.ts'
import { recordEarlyInput } from './record-early-input.ts'
import { scriptText } from './script-text.ts'

/**
 * Marks the inline scripts that the router writes. Only those are reported to the server, which allows them in the
 * page's policy; a script that came in with a text does not know the mark and is not allowed.
 */
const scriptMark = randomUUID()
const renderTimeoutMs = 10_000
const documentType = '<!DOCTYPE html>'
const documentEnd = '</body></html>'
/** Where a part waited for something, or failed, and the browser is meant to render it. */
const unfinishedPart = '<!--$!-->'
/** First of all, so that nothing is pressed before it. */
const recorder = `<script nonce="${scriptMark}">(${recordEarlyInput})();(${hidePlaceDialog})();(${markEmptyCart})()</script>`

/** The whole page as text, with the inline scripts that belong to it. */
export async function renderDocument(context: EntryContext, url: string): Promise<PageDocument> {
  const { serverHandoffStream, ...rest } = context
  // Loader data is complete here, so it is read at once; streamed, it would make React wait and render in parts.
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const markup = await renderWhole(<ServerRouter context={rest} url={url} nonce={scriptMark} />)
  const hasScripts = context.renderMeta?.didRenderScripts && markup.endsWith(documentEnd)
  return hasScripts
    ? finish(markup, handOver(data))
    : collectScripts({ html: markup, scripts: [] }, scriptMark)
}

/**
 * Adds the data to the scripts at the end of the page, and has them loaded late. Only the head and that end are worked
 * on: what lies between is most of the page, and every copy of it would cost as much as drawing a dozen cards.
 */
function finish(markup: string, data: string): PageDocument {
  const contentAt = markup.indexOf('<body')
  const scriptsAt = markup.indexOf(`<script nonce="${scriptMark}"`, contentAt)
  const content = markup.slice(contentAt, scriptsAt)
  const gap = `<!--${scriptMark}-->`
  const head = markup.slice(0, contentAt).replace('<head>', () => `<head>${recorder}`)
  const end = markup.slice(scriptsAt, -documentEnd.length)
  const late = loadScriptsLate(
    `${head}${gap}${end}<script nonce="${scriptMark}">${data}</script>${documentEnd}`,
  )
  const { html, scripts } = collectScripts(late, scriptMark)
  return { html: html.split(gap).join(content.replaceAll(` nonce="${scriptMark}"`, '')), scripts }
}

/** The script that the router's own stream component would write. */
function handOver(data: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${scriptText(data)});${controller}.close();`
}

/**
 * Nothing in a page waits once its data is there, and then rendering to a string costs half of rendering to a stream.
 * A page with a part that does wait, or fails, is rendered again the longer way, which waits and reports.
 */
async function renderWhole(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  // Only a stream writes the document's type by itself; without it browsers would lay the page out as those of 1999.
  return html.includes(unfinishedPart) ? renderWaiting(page) : `${documentType}${html}`
}

function renderWaiting(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => stream.abort(new Error('The page took too long to render')),
      renderTimeoutMs,
    )
    const stream = renderToPipeableStream(page, {
      nonce: scriptMark,
      // The page leaves in one piece: nothing in it needs to be put into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout)
        text(stream.pipe(new PassThrough())).then(resolve, reject)
      },
      onError: reject,
    })
  })
}
