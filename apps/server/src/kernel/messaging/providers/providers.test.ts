import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { Messenger, OutgoingMessage } from '../messenger.ts'
import { createIsmart } from './ismart.ts'
import { createMailServer } from './mail-server.ts'
import { createTwilio } from './twilio.ts'
import { createUnifonic } from './unifonic.ts'
import { createWhatsapp } from './whatsapp.ts'

const clock = { now: () => new Date('2026-11-15T20:30:05Z') }
const message: OutgoingMessage = {
  to: '+96892123456',
  service: 'sms',
  text: '123456 is your code.\n\n@shop.example.om #123456',
  code: '123456',
  locale: 'en',
}

let close = async () => {}
afterEach(() => close())

type Asked = {
  method: string | undefined
  path: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = async () => {
    if ('closeAllConnections' in server) (server as ReturnType<typeof createServer>).closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return (server.address() as AddressInfo).port
}

/** Stands for a provider: notes what it is asked and answers as it is told. */
async function standIn(answer: { status: number; body: string } | RequestListener) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method, url: path, headers } = request
    asked.push({ method, path, headers, body: Buffer.concat(chunks).toString() })
    if (typeof answer === 'function') answer(request, response)
    else response.writeHead(answer.status).end(answer.body)
  })
  return { asked, url: `http://127.0.0.1:${await listen(server)}` }
}

const formOf = (asked: Asked | undefined) => Object.fromEntries(new URLSearchParams(asked?.body))

describe('what providers are asked', () => {
  test('Twilio', async () => {
    const { asked, url } = await standIn({ status: 201, body: '{"sid":"SM1"}' })
    await createTwilio({ accountSid: 'AC1', authToken: 'secret', from: 'Warsha', url }).send(message)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: {
        authorization: `Basic ${btoa('AC1:secret')}`,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    })
    expect(formOf(asked[0])).toEqual({ To: '+96892123456', From: 'Warsha', Body: message.text })
  })

  test('Unifonic', async () => {
    const { asked, url } = await standIn({ status: 200, body: '{"success":true,"errorCode":"ER-00"}' })
    await createUnifonic({ appSid: 'app', sender: 'Warsha', url }).send(message)
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/rest/SMS/messages' })
    expect(formOf(asked[0])).toEqual({
      AppSid: 'app',
      SenderID: 'Warsha',
      Recipient: '96892123456',
      Body: message.text,
      responseType: 'JSON',
    })
  })

  test.each([
    ['0', message.text],
    ['64', '123456 رمزك في ورشة'],
  ])('iSmart, in the language %s', async (Lang, text) => {
    const { asked, url } = await standIn({ status: 200, body: '1' })
    await createIsmart({ userId: 'shop', password: 'secret', clock, url }).send({ ...message, text })
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/iBulkSMS/HttpWS/SMSDynamicAPI.aspx' })
    expect(formOf(asked[0])).toEqual({
      UserId: 'shop',
      Password: 'secret',
      MobileNo: '96892123456',
      Message: text,
      PushDateTime: '11/16/2026 00:30:05',
      Lang,
      FLashSMS: 'N',
    })
  })

  test('WhatsApp', async () => {
    const { asked, url } = await standIn({ status: 200, body: '{"messages":[{"id":"wamid.1"}]}' })
    await createWhatsapp({ token: 'secret', phoneId: '42', template: 'sign_in', url }).send(message)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/42/messages',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    })
    const parameters = [{ type: 'text', text: '123456' }]
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      to: '96892123456',
      type: 'template',
      template: {
        name: 'sign_in',
        language: { code: 'en' },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
    })
  })

  test('a mail server', async () => {
    const lines: string[] = []
    const server = createSocketServer((socket) => {
      let isData = false
      socket.write('220 mail.example.om ESMTP\r\n')
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          lines.push(line)
          if (isData && line !== '.') continue
          isData = line === 'DATA'
          const answers: Record<string, string> = {
            EHLO: '250 AUTH PLAIN',
            AUTH: '235 ok',
            DATA: '354 go on',
            QUIT: '221 bye',
          }
          socket.write(`${answers[line.split(' ')[0] ?? ''] ?? '250 ok'}\r\n`)
        }
      })
      socket.on('error', () => undefined)
    })
    const url = `smtp://shop:se%40cret@127.0.0.1:${await listen(server)}`
    await createMailServer({ url, from: 'Warsha <care@warsha.example>' }).send({
      to: 'customer@example.om',
      service: 'email',
      subject: 'اختر كلمة مرور جديدة',
      text: 'افتح هذا الرابط:\n\nhttps://shop.example.om/',
      locale: 'ar',
    })
    const said = lines.join('\n')
    expect(said).toContain(`AUTH PLAIN ${btoa('\0shop\0se@cret')}`)
    expect(said).toContain('MAIL FROM:<care@warsha.example>')
    expect(said).toContain('RCPT TO:<customer@example.om>')
    expect(said).toContain('From: Warsha <care@warsha.example>')
    expect(said).toContain('Content-Language: ar')
    expect(said).toMatch(/Subject: =\?UTF-8\?/)
    const body = lines.slice(lines.lastIndexOf('') + 1, lines.lastIndexOf('.')).join('')
    expect(Buffer.from(body, 'base64').toString()).toContain('افتح هذا الرابط')
  })
})

describe('what providers refuse', () => {
  const with500 = { status: 500, body: 'secret stack' }
  const make: [string, (url: string) => Messenger, { status: number; body: string }, string][] = [
    [
      'Twilio',
      (url) => createTwilio({ accountSid: 'AC1', authToken: 'key', from: 'x', url }),
      { status: 400, body: '{"code":21211}' },
      '400, code 21211',
    ],
    [
      'Unifonic',
      (url) => createUnifonic({ appSid: 'key', sender: 'x', url }),
      { status: 200, body: '{"success":false,"errorCode":"ER-01"}' },
      '200, code ER-01',
    ],
    [
      'iSmart',
      (url) => createIsmart({ userId: 'x', password: 'key', clock, url }),
      { status: 200, body: '20' },
      "200, this server's address is not allowed",
    ],
    [
      'WhatsApp',
      (url) => createWhatsapp({ token: 'key', phoneId: '1', template: 't', url }),
      { status: 401, body: '{"error":{"code":190}}' },
      '401, code 190',
    ],
    [
      'Twilio',
      (url) => createTwilio({ accountSid: 'AC1', authToken: 'key', from: 'x', url }),
      with500,
      '500, code none',
    ],
    [
      'iSmart',
      (url) => createIsmart({ userId: 'x', password: 'key', clock, url }),
      with500,
      '500, code none',
    ],
  ]

  test.each(make)(
    '%s: the reason is reported, without message and keys',
    async (name, create, answer, reason) => {
      const { url } = await standIn(answer)
      const failure = await create(url)
        .send(message)
        .catch((error: Error) => error)
      expect(failure).toMatchObject({ message: `${name} did not take the message: ${reason}` })
    },
  )

  test('a redirect is not followed, because the key is for its host alone', async () => {
    const { asked, url } = await standIn((_request, response) => {
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    const sending = createWhatsapp({ token: 'key', phoneId: '1', template: 't', url }).send(message)
    await expect(sending).rejects.toThrow('WhatsApp did not take the message')
    expect(asked).toHaveLength(1)
  })

  test('a provider that is away is a failure with its cause', async () => {
    const { url } = await standIn({ status: 200, body: '' })
    await close()
    const sending = createTwilio({ accountSid: 'AC1', authToken: 'key', from: 'x', url }).send(message)
    await expect(sending).rejects.toThrow('Twilio did not take the message: ECONNREFUSED')
    close = async () => {}
  })
})
