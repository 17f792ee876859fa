import { ApiError } from '@warsha/contract/client/transport.ts'
import { confirmSession } from './confirm-session.ts'
import { loginStore } from './groups/login.ts'
import { currentLang } from './language.ts'

/** Saves a file of the shopper's own. A link could not carry the session, so the file is fetched and handed over. */
export async function downloadFile(path: string, name: string): Promise<void> {
  let response = await fetchOwn(path)
  if (response.status === 401) {
    await confirmSession()
    response = await fetchOwn(path)
  }
  if (!response.ok) throw new ApiError(response.status, [], null)
  handOver(await response.blob(), name)
}

/** Lets the browser save or open a file that the page has. */
export function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers begin to read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function fetchOwn(path: string): Promise<Response> {
  const { token } = loginStore.getState()
  return fetch(path, {
    headers: { 'Accept-Language': currentLang(), ...(token && { Authorization: `Bearer ${token}` }) },
  })
}
