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
