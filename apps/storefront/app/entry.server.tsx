import { createApiClient } from '@warsha/contract/client/api-client.ts'
import type { StorefrontRequest } from '@warsha/contract/client/storefront-context.ts'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { renderDocument } from './document/render-document.tsx'
import {
  apiContext,
  incidentContext,
  originContext,
  placeContext,
  shopContext,
  writePageContext,
} from './session/contexts.ts'

// The server renders with the very router this bundle was built with.
export { createRequestHandler } from 'react-router'
export { pageParameters } from './document/page-parameters.ts'

/** The server calls this with what it knows about the request; loaders read it back through the contexts. */
export function createLoadContext(request: StorefrontRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, createApiClient(request.transport))
  context.set(shopContext, request.shop)
  context.set(placeContext, request.place)
  context.set(originContext, request.origin)
  context.set(incidentContext, request.incidentId)
  context.set(writePageContext, request.writePage)
  return context
}

/**
 * Pages are complete before the first byte leaves, so that their status is true and they can be cached. The text is
 * handed over beside the Response, whose body would encode it to bytes and back.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method !== 'HEAD') {
    loadContext.get(writePageContext)(await renderDocument(routerContext, request.url))
  }
  return new Response(null, { status, headers })
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
