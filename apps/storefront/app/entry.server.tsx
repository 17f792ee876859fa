import { PassThrough } from 'node:stream'
import { createApiClient } from '@warsha/contract/client/api-client.ts'
import type { StorefrontRequest } from '@warsha/contract/client/storefront-context.ts'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { loadScriptsLate } from './late-scripts.ts'
import {
  apiContext,
  incidentContext,
  nonceContext,
  originContext,
  placeContext,
  shopContext,
} from './session/contexts.ts'

// The server renders with the very router this bundle was built with.
export { createRequestHandler } from 'react-router'

const renderTimeoutMs = 10_000

/** The server calls this with what it knows about the request; loaders read it back through the contexts. */
export function createLoadContext(request: StorefrontRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, createApiClient(request.transport))
  context.set(shopContext, request.shop)
  context.set(placeContext, request.place)
  context.set(originContext, request.origin)
  context.set(incidentContext, request.incidentId)
  context.set(nonceContext, request.nonce)
  return context
}

/** Pages are complete before the first byte leaves, so that their status is true and they can be cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const nonce = loadContext.get(nonceContext)

  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => stream.abort(new Error('The page took too long to render')),
      renderTimeoutMs,
    )
    const stream = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // The page leaves in one piece: nothing in it needs to be put into its place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout)
          const body = new PassThrough()
          const chunks: Buffer[] = []
          body.on('data', (chunk: Buffer) => chunks.push(chunk))
          body.on('end', () => {
            const html = Buffer.concat(chunks).toString()
            resolve(new Response(loadScriptsLate(html), { status, headers }))
          })
          stream.pipe(body)
        },
        onError: reject,
      },
    )
  })
}

/** A thrown Response (404, redirect) is an answer, not a fault; everything else goes to the server's log. */
export function handleError(error: unknown): void {
  if (isRouteErrorResponse(error)) return
  reportFault(error)
}

let reportFault: (error: unknown) => void = console.error

export function onFault(report: (error: unknown) => void): void {
  reportFault = report
}
