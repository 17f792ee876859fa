import { ApiError } from '@warsha/contract/client/transport.ts'
import { loginStore } from './groups/login.ts'
import { currentLang } from './language.ts'

/** Saves a file of the shopper's own. A link could not carry the session, so the file is fetched and handed over. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const { token } = loginStore.getState()
  const response = await fetch(path, {
    headers: { 'Accept-Language': currentLang(), ...(token && { Authorization: `Bearer ${token}` }) },
  })
  if (!response.ok) throw new ApiError(response.status, [], null)
  const url = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers begin to read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
