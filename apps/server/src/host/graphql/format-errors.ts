import type { FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { failureText, logFailure, toPublicFailure } from '#host/error-handler.ts'
import { isTokenProblem } from '#http/graphql/errors.ts'

export type FormattedErrors = {
  statusCode: number
  retryAfterSeconds: number | undefined
  body: {
    data: unknown
    errors: { message: string; locations?: unknown; path?: unknown; extensions: unknown }[]
  }
}

/**
 * Shapes failures as Saleor does: the code sits in `extensions.exception.code`. A caller's mistake is told in full
 * (400); a fault of ours only by its incident id (500, or 503 when the database is away).
 */
export function formatErrors(
  errors: readonly Error[],
  request: FastifyRequest,
  data: unknown = null,
): FormattedErrors {
  const shown = errors
    .flatMap(listOf)
    .slice(0, maxErrors)
    .map((error) => formatError(error, request))
  const worst = Math.max(...shown.map((entry) => entry.status))
  const statusCode = data && worst < 500 ? 200 : worst
  const { retryAfterSeconds } = shown.find((entry) => entry.status === statusCode) ?? {}
  return {
    statusCode,
    retryAfterSeconds,
    body: { data: data ?? null, errors: shown.map((entry) => entry.error) },
  }
}

/** A field that fails in every node of a list fails the same way each time. */
const maxErrors = 100

/** Validation brings its errors in one wrapper. */
function listOf(error: Error): Error[] {
  const inner =
    (error as { errors?: Error[] }).errors ??
    (error as { originalError?: { errors?: Error[] } }).originalError?.errors
  return Array.isArray(inner) && inner.length > 0 ? inner : [error]
}

function formatError(error: Error, request: FastifyRequest) {
  const original = isGraphqlError(error) ? error.originalError : error
  if (isGraphqlError(error) && (!original || isGraphqlError(original))) {
    const extensions = error.extensions?.exception
      ? error.extensions
      : { exception: { code: 'GraphQLError' } }
    const { message, locations, path } = error.toJSON()
    const status = isTokenProblem(error) ? 200 : 400
    return { status, retryAfterSeconds: undefined, error: { message, locations, path, extensions } }
  }
  const failure = toPublicFailure(original ?? error)
  logFailure(request, original ?? error, failure)
  const path = isGraphqlError(error) ? error.path : undefined
  return {
    status: failure.status,
    retryAfterSeconds: failure.retryAfterSeconds,
    error: {
      message: failureText(request, failure),
      path,
      extensions: { exception: { code: failure.code }, incident: request.id },
    },
  }
}

/** By name, because the executor may bring its own copy of the class. */
function isGraphqlError(error: Error): error is GraphQLError {
  return error.name === 'GraphQLError'
}
