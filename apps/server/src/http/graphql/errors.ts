import { GraphQLError } from 'graphql'

/** What the caller wrote cannot be answered; told in Saleor's words where Saleor has some. */
export function invalidCall(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { exception: { code: 'GraphQLError' } } })
}

export function permissionDenied(...permissions: string[]): GraphQLError {
  const message = permissions.length
    ? `To access this path, you need one of the following permissions: ${permissions.join(', ')}`
    : 'You do not have permission to perform this action'
  return new GraphQLError(message, { extensions: { exception: { code: 'PermissionDenied' } } })
}

/** Credentials that came with the request and are not accepted, in the words by which clients know to renew them. */
export function tokenProblem(code: string): GraphQLError {
  const [name, message] = tokenProblems.get(code) ?? unreadable
  return new GraphQLError(message, { extensions: { exception: { code: name } } })
}

const tokenProblems = new Map<string, readonly [code: string, message: string]>([
  ['TOKEN_EXPIRED', ['ExpiredSignatureError', 'Signature has expired']],
  ['TOKEN_SIGNATURE', ['InvalidSignatureError', 'Signature verification failed']],
  ['TOKEN_INVALID', ['InvalidTokenError', 'Invalid token']],
])
const unreadable = ['JSONWebTokenError', 'Error decoding token'] as const

/** Saleor finds them out while it executes, so its clients expect them in an answer with status 200. */
export function isTokenProblem({ extensions }: { extensions?: GraphQLError['extensions'] }): boolean {
  const { code } = (extensions?.exception ?? {}) as { code?: unknown }
  return [...tokenProblems.values(), unreadable].some(([name]) => name === code)
}

/** Saleor's look-ups take exactly one of several arguments; an empty one counts as not given. */
export function requireOne(args: Readonly<Record<string, unknown>>): void {
  const [first, ...others] = Object.keys(args).filter((name) => args[name])
  if (!first) {
    throw invalidCall(`At least one of arguments is required: ${quoted(Object.keys(args))}.`)
  }
  if (others.length > 0) throw invalidCall(`Argument '${first}' cannot be combined with ${quoted(others)}`)
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}
