import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'

/** The route of a call: method, path and access as the contract says, and the very schemas that its type names. */
export function routeOf<Schema extends CallSchema>(
  { method, path, access, object, ignoresCredentials }: RestCall<Schema>,
  schema: NoInfer<Schema>,
) {
  return { method, url: path, schema, config: { access, object, checksCredentials: !ignoresCredentials } }
}
