import { isRouteErrorResponse } from 'react-router'

export type ShownError = { isNotFound: boolean; text: string | null; incident: string | null }

/** The part of a failure that a shopper may see: its message and a reference, never its stack. */
export function describeError(error: unknown): ShownError {
  if (isRouteErrorResponse(error)) {
    const { message, incident } = readBody(error.data)
    return { isNotFound: error.status === 404, text: message ?? (error.statusText || null), incident }
  }
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : ''
  return { isNotFound: false, text: text || null, incident: null }
}

/** Loaders throw what the API answered: `{ errors: [{ message }], incident }`, or a text of their own. */
function readBody(body: unknown): { message: string | null; incident: string | null } {
  if (typeof body === 'string') return { message: body || null, incident: null }
  const { message, errors, incident } = (body ?? {}) as {
    message?: unknown
    errors?: { message?: unknown }[]
    incident?: unknown
  }
  const text = message ?? errors?.[0]?.message
  return {
    message: typeof text === 'string' ? text : null,
    incident: typeof incident === 'string' ? incident : null,
  }
}
