import { appVersion } from '@warsha/contract/app-version.ts'
import { type ApiClient, createApiClient } from '@warsha/contract/client/api-client.ts'
import { noticeMinAppVersion } from './app-version-notice.ts'
import { noteConnection } from './connection.ts'
import { loginStore } from './groups/login.ts'
import { createBrowserTransport } from './http.ts'
import { currentLang } from './language.ts'
import { localePath } from './locale-path.ts'
import { goTo } from './navigator.ts'
import { reportNoAnswer } from './no-answer.ts'
import { goToOverloadPage } from './overload.ts'
import { pullSession, startSession } from './persisted-state.ts'
import { logout, storeTokens } from './session-actions.ts'

let api: ApiClient | null = null

/** The typed client of this browser, with the shopper's session. */
export function browserApi(): ApiClient {
  if (typeof document === 'undefined') throw new Error('On the server the client comes with the request')
  // A loader may ask before the page is taken over, and it must not miss the stored session.
  startSession()
  api ??= createApiClient(
    createBrowserTransport({
      baseUrl: '',
      appVersion,
      language: currentLang,
      readTokens: loginStore.getState,
      pullTokens: pullSession,
      storeTokens,
      endSession() {
        logout()
        goTo(localePath(currentLang(), '/'))
      },
      noteConnection,
      reportNoAnswer,
      reportOverload: goToOverloadPage,
      reportMinAppVersion: noticeMinAppVersion,
      // Without the query, which may hold what the shopper typed.
      logFailure: ({ method, path }, status) => console.error(`${method} ${path.split('?')[0]}: ${status}`),
    }),
  )
  return api
}
