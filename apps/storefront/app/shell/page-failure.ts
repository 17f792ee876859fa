import { ApiError } from '@warsha/contract/client/transport.ts'
import { data } from 'react-router'

/**
 * For the end of a server loader: `load(serverPage(args)).catch(pageFailure)`. The router hides the text of every
 * error that is not an answer; the API's own message, with its incident id, is meant to be shown.
 */
export function pageFailure(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  throw data(error.body, { status: error.status >= 400 ? error.status : 500 })
}
