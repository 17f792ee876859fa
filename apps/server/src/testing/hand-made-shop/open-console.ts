import { codeAt } from '#modules/staff/use-cases/credentials/authenticator.ts'
import { askConsole } from '../staff.ts'
import type { TestApp } from '../test-app.ts'
import type { Made } from './texts.ts'

type Answer = Awaited<ReturnType<typeof askConsole>>

/** An operator who has proved a one-time secret, and makes everything by calls of the console. */
export async function openConsole(
  shop: TestApp,
  secret: string,
  { name, email }: { name?: string; email?: string } = {},
) {
  const chosen = {
    secret,
    password: 'a long enough password',
    ...(name && { name }),
    ...(email && { email }),
  }
  const started = await askConsole(shop, '/setup/', chosen)
  const key: string = started.body.data.authenticator_key
  const code = codeAt(key, shop.deps.clock.now())
  const finished = await askConsole(shop, '/setup/finish/', { secret, code })
  const token = finished.cookie?.value
  if (!token) throw new Error(`The operator could not sign in: ${JSON.stringify(finished.body)}`)
  let sent = 0
  const ask = (path: string, body?: object, method?: 'PUT' | 'POST'): Promise<Answer> =>
    askConsole(shop, path, body, { token, ...(method && { method }) })
  const command = async <Data = Made>(
    path: string,
    body: object,
    method: 'PUT' | 'POST' = 'POST',
  ): Promise<Data> => {
    const answer = await ask(path, { key: `by-hand-${++sent}`, ...body }, method)
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const upload = async (file: Buffer): Promise<{ url: string }> => {
    const query = new URLSearchParams({ key: `by-hand-${++sent}`, name: 'oil.jpg' })
    const headers = { 'content-type': 'image/jpeg' }
    const answer = await askConsole(shop, `/pictures/?${query}`, file, { token, headers })
    if (answer.status !== 200) throw new Error(`The picture was refused: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  return { ask, command, upload }
}

export type HandMadeConsole = Awaited<ReturnType<typeof openConsole>>
