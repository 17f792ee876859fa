import type { AccessRule } from '@warsha/contract/access.ts'

/** Options of routes that are no REST calls: public and not listed in the API documents. */
export const hiddenRoute: { schema: object; config: { access: AccessRule } } = {
  schema: { hide: true },
  config: { access: 'public' },
}
