import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { PersonalData } from '#http/define-module.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import type { IdentityResolvers } from '#http/graphql/resolvers.generated.ts'
import { listChannels } from '#modules/channels/index.ts'
import { emailOf } from '../../rules/customer.ts'
import type { SettleAccount } from '../../use-cases/erase-account.ts'
import { listOwnSessions } from '../../use-cases/list-own-sessions.ts'
import type { AcceptInvitation } from '../../use-cases/sign-in-with-code.ts'
import { deletionMutations } from './account-deletion.graphql.ts'
import { accountMutations } from './accounts.graphql.ts'
import { customerIdOf, customerOf } from './caller-of-token.ts'
import { emailChangeMutations } from './email-change.graphql.ts'
import { externalSignInMutations } from './external-sign-in.graphql.ts'
import type { IdentityNodes } from './identity-nodes.ts'
import { phoneChangeMutations } from './phone-change.graphql.ts'
import { listServices, signInMutations } from './sign-in.graphql.ts'

type ResolverPorts = {
  acceptInvitation: AcceptInvitation
  listPersonalData: () => readonly PersonalData[]
  settleAccount: SettleAccount
}

export function identityResolvers({ acceptInvitation, ...deletion }: ResolverPorts) {
  return {
    Query: {
      /** Null for a visitor. */
      me: async (_root, _args, context) => (await customerOf(context)) ?? null,
      messagingServices: listServices,
      mySessions: (_root, _args, context) => listOwnSessions(context, customerIdOf(context.caller) ?? -1),
    },
    Mutation: {
      ...signInMutations(acceptInvitation),
      ...accountMutations,
      ...deletionMutations(deletion),
      ...emailChangeMutations,
      ...externalSignInMutations,
      ...phoneChangeMutations,
    },
    User: {
      id: ({ publicId }) => toGlobalId('User', publicId),
      email: emailOf,
      isStaff: () => false,
      languageCode: ({ language }) => (language === 'en' ? 'EN' : 'AR'),
      accessibleChannels: (_user, _args, { models }) => listChannels(models),
      userPermissions: () => [],
      avatar: () => null,
      lastLogin: ({ lastLoginAt }) => lastLoginAt,
      dateJoined: ({ createdAt }) => createdAt,
      ...metadataResolvers(({ metadata }) => metadata),
    },
    UserSession: {
      id: ({ publicId }) => toGlobalId('UserSession', publicId),
      isCurrent: ({ publicId }, _args, { caller }) => 'sessionId' in caller && caller.sessionId === publicId,
    },
  } satisfies IdentityResolvers<IdentityNodes>
}
