import { accountPayload } from './account-errors.ts'

const noTokens = { token: null, refreshToken: null, csrfToken: null, user: null }

/** No plugin is known, so nobody is signed in and nothing is read: Saleor's answers where a plugin is not there. */
export const externalSignInMutations = {
  externalAuthenticationUrl: () => accountPayload({ authenticationData: {} }),
  externalObtainAccessTokens: () => accountPayload(noTokens),
  externalRefresh: () => accountPayload(noTokens),
  externalLogout: () => accountPayload({ logoutData: {} }),
  externalVerify: () => accountPayload({ user: null, isValid: false, verifyData: {} }),
}
