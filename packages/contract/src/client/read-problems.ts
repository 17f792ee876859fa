import type { ApiProblem } from './transport.ts'

/** Reads every shape in which the shop tells failures: REST lists and details, GraphQL top-level errors. */
export function readProblems(body: unknown): ApiProblem[] {
  const { detail, errors } = asRecord(body)
  if (typeof detail === 'string') return [{ field: null, message: detail, code: null }]
  if (Array.isArray(errors)) return errors.map(readProblem)
  return Object.entries(asRecord(errors)).flatMap(([field, messages]) =>
    [messages].flat().map((message) => ({ field, message: String(message), code: null })),
  )
}

/** Codes of a GraphQL answer: of its top-level failures and of the payloads of its mutations. */
export function readCodes(body: unknown): (string | null)[] {
  const payloads = Object.values(asRecord(asRecord(body).data))
  return [body, ...payloads].flatMap(readProblems).map((problem) => problem.code)
}

export function readProblem(error: unknown): ApiProblem {
  if (typeof error === 'string') return { field: null, message: error, code: null }
  const { field, message, code, extensions } = asRecord(error)
  const { exception, code: outerCode } = asRecord(extensions)
  return {
    field: asText(field),
    message: asText(message) ?? '',
    code: asText(code) ?? asText(asRecord(exception).code) ?? asText(outerCode),
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
