import { graphqlPaths } from '@warsha/contract/client/api-client.ts'
import type { RequestContext } from '#http/request-context.ts'
import { ownHost } from '../../rules/own-hosts.ts'
import type { Client } from '../../use-cases/identity-context.ts'

export function clientOf({ client, config, locale }: RequestContext): Client {
  return {
    address: client.address,
    userAgent: client.userAgent,
    locale,
    ownHost: ownHost(config, client.host),
    issuer: `${client.origin ?? ''}${graphqlPaths.shop}`,
  }
}
