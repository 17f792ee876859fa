import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

// Saleor 3.23, saleor/plugins/manager.py: the default values of external_authentication_url, external_obtain_access_tokens,
// external_refresh, external_logout and external_verify, which it answers for a plugin that is not there.

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test("[GQL-64] sign-in through Saleor's plugins is answered as by a shop without the plugin", async () => {
  const call = 'pluginId: "mirumee.authentication.openidconnect", input: "{\\"code\\": \\"x\\"}"'
  const tokens = 'token refreshToken csrfToken user { id } errors { code }'
  const { data, errors } = await ask(
    shop,
    `mutation {
      externalAuthenticationUrl(${call}) { authenticationData errors { code } }
      externalObtainAccessTokens(${call}) { ${tokens} }
      externalRefresh(${call}) { ${tokens} }
      externalLogout(${call}) { logoutData errors { code } }
      externalVerify(${call}) { user { id } isValid verifyData errors { code } }
    }`,
  )
  const nobody = { token: null, refreshToken: null, csrfToken: null, user: null, errors: [] }
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    externalAuthenticationUrl: { authenticationData: '{}', errors: [] },
    externalObtainAccessTokens: nobody,
    externalRefresh: nobody,
    externalLogout: { logoutData: '{}', errors: [] },
    externalVerify: { user: null, isValid: false, verifyData: '{}', errors: [] },
  })
})
