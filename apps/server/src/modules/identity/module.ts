import { defineModule, type PersonalData } from '#http/define-module.ts'
import { runs } from '#kernel/jobs/define-job.ts'
import { deliverMessage, sendMessageJob } from '#kernel/messaging/queue-message.ts'
import { accountDataRoutes } from './api/shop/account-data.rest.ts'
import { callerOfToken } from './api/shop/caller-of-token.ts'
import { identityResolvers } from './api/shop/identity.graphql.ts'
import { identityRoutes } from './api/shop/identity.rest.ts'
import { passkeyLoginRoutes, passkeyRoutes } from './api/shop/passkeys.rest.ts'
import { writeUserMetadata } from './api/shop/write-user-metadata.ts'
import {
  attempts,
  customers,
  formerNumbers,
  oneTimeCodes,
  passkeyChallenges,
  passkeys,
  registrations,
  sessions,
  usedCaptchas,
} from './storage/identity.tables.ts'
import { customerAudience } from './use-cases/customer-audience.ts'
import type { SettleAccount } from './use-cases/erase-account.ts'
import { forgetStaleSignIns } from './use-cases/forget-stale-sign-ins.ts'
import { listEndedSessions } from './use-cases/list-ended-sessions.ts'
import type { AcceptInvitation } from './use-cases/sign-in-with-code.ts'

const services = { access: 'public', endpoints: ['auth', 'otp'] } as const
const signIn = { ...services, ignoresCredentials: true } as const
const whoever = { access: 'public', endpoints: ['auth'] } as const
const account = { ...whoever, ignoresCredentials: true } as const
const external = { ...account, object: { pluginId: 'plugin' } } as const
const own = { access: ['customer', 'driver'], endpoints: ['auth'] } as const

/** Ports for later modules: an account is exported and deleted with all that is stored about its owner. */
export type IdentityPorts = {
  listPersonalData: () => readonly PersonalData[]
  acceptInvitation: AcceptInvitation
  settleAccount: SettleAccount
}

export function identityModule({ listPersonalData, acceptInvitation, settleAccount }: IdentityPorts) {
  return defineModule({
    name: 'identity',
    tables: [
      customers,
      registrations,
      formerNumbers,
      oneTimeCodes,
      sessions,
      passkeys,
      passkeyChallenges,
      attempts,
      usedCaptchas,
    ],
    topics: [{ name: 'sessions' }],
    audiences: [
      {
        kind: customerAudience,
        own: (caller) => (caller.kind === 'customer' ? customerAudience.of(caller.customerId) : undefined),
      },
    ],
    graphql: {
      resolvers: identityResolvers({ acceptInvitation, listPersonalData, settleAccount }),
      fields: {
        me: whoever,
        messagingServices: services,
        mySessions: own,
        sendOtp: signIn,
        login: signIn,
        tokenRefresh: signIn,
        tokenCreate: account,
        tokenVerify: account,
        logout: signIn,
        tokensDeactivateAll: own,
        sessionEnd: { ...own, object: 'session' },
        accountRegister: account,
        confirmAccount: account,
        requestPasswordReset: account,
        setPassword: account,
        passwordChange: own,
        requestEmailChange: own,
        confirmEmailChange: own,
        accountRequestDeletion: own,
        accountDelete: own,
        phoneChangeRequest: own,
        phoneChangeProofRequest: own,
        phoneChange: own,
        externalAuthenticationUrl: external,
        externalObtainAccessTokens: external,
        externalRefresh: external,
        externalLogout: external,
        externalVerify: external,
      },
    },
    metadataWriters: { User: writeUserMetadata },
    rest: (deps) => async (app) => {
      await app.register(identityRoutes(acceptInvitation)(deps))
      await app.register(passkeyRoutes(deps))
      await app.register(passkeyLoginRoutes(deps))
      await app.register(accountDataRoutes({ listPersonalData, settleAccount })(deps))
    },
    jobs: [
      runs(sendMessageJob, deliverMessage),
      { name: 'forget-stale-sign-ins', cron: '20 * * * *', run: forgetStaleSignIns },
    ],
    authenticate: callerOfToken,
    endedSessions: listEndedSessions,
  })
}
