import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import { ask } from './ask.ts'

/** Has the server write a list as a file, and hands it to the browser under this name. */
export function downloadCsv(
  call: RestCall<CallSchema>,
  { query, params, name }: { query: Record<string, unknown>; params?: Record<string, string>; name: string },
): Promise<void> {
  return saveCsv(call, { query, ...(params && { params }) }, name)
}

/** Hands a file that a call answers to the browser under this name. */
export async function saveCsv(call: RestCall<CallSchema>, input: object, name: string): Promise<void> {
  const file = await ask(call, input as never)
  const address = URL.createObjectURL(file as Blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` })
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
