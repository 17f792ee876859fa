import { type AddressInfo, createServer, type Socket } from 'node:net'
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
  TLSSocket,
} from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { selfSigned } from '#testing/self-signed-certificate.ts'
import { createMailServer } from './mail-server.ts'

const usual = getCACertificates('default')
const closers: (() => void)[] = []
afterEach(() => {
  setDefaultCACertificates(usual)
  for (const close of closers.splice(0)) close()
})

type Said = { line: string; isSecret: boolean }

/** Speaks just enough SMTP, and changes to TLS where it is asked to. */
function converse(socket: Socket, said: Said[], { offersTls }: { offersTls: boolean }): void {
  let isData = false
  const isSecret = socket instanceof TLSSocket
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
      said.push({ line, isSecret })
      if (isData && line !== '.') continue
      isData = line === 'DATA'
      const [word = ''] = line.split(' ')
      socket.write(`${answerTo(word, offersTls && !isSecret)}\r\n`)
      if (word !== 'STARTTLS') continue
      socket.removeAllListeners('data')
      converse(new TLSSocket(socket, { isServer: true, ...selfSigned }), said, { offersTls })
    }
  })
}

function answerTo(word: string, offersTls: boolean): string {
  if (word === 'EHLO') return offersTls ? '250-STARTTLS\r\n250 AUTH PLAIN' : '250 AUTH PLAIN'
  const answers: Record<string, string> = {
    AUTH: '235 ok',
    DATA: '354 go on',
    STARTTLS: '220 go on',
    QUIT: '221 bye',
  }
  return answers[word] ?? '250 ok'
}

async function standIn({ isTls = false, offersTls = false, host = '127.0.0.1' }) {
  const said: Said[] = []
  const greet = (socket: Socket) => {
    socket.write('220 mail.example.om ESMTP\r\n')
    converse(socket, said, { offersTls })
  }
  const server = isTls ? createTlsServer(selfSigned, greet) : createServer(greet)
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const url = `${isTls ? 'smtps' : 'smtp'}://shop:secret@${host}:${port}`
  const mail = { to: 'customer@example.om', service: 'email', subject: 'Code', text: '123456' } as const
  return { said, send: () => createMailServer({ url, from: 'care@warsha.example' }).send(mail) }
}

const secretOf = (said: readonly Said[]) => said.filter(({ line }) => line.startsWith('AUTH'))

test('smtps: TLS from the first word', async () => {
  setDefaultCACertificates([...usual, selfSigned.cert])
  const { said, send } = await standIn({ isTls: true })
  await send()
  expect(secretOf(said)).toEqual([{ line: `AUTH PLAIN ${btoa('\0shop\0secret')}`, isSecret: true }])
  expect(said.filter(({ line }) => line.startsWith('RCPT'))).toHaveLength(1)
})

test('smtp: changes to TLS before the password is said', async () => {
  setDefaultCACertificates([...usual, selfSigned.cert])
  const { said, send } = await standIn({ offersTls: true })
  await send()
  expect(secretOf(said)).toEqual([{ line: `AUTH PLAIN ${btoa('\0shop\0secret')}`, isSecret: true }])
  expect(said.find(({ line }) => line === 'STARTTLS')?.isSecret).toBe(false)
})

test('a server elsewhere that offers no TLS gets neither password nor mail', async () => {
  const { said, send } = await standIn({ host: '127.0.0.2' })
  await expect(send()).rejects.toThrow('The mail server')
  expect(said.filter(({ line }) => /^(AUTH|MAIL|RCPT|DATA)/.test(line))).toEqual([])
})

test.each([true, false])(
  'a certificate that nobody vouches for is refused (TLS from the start: %s)',
  async (isTls) => {
    const { said, send } = await standIn({ isTls, offersTls: true })
    await expect(send()).rejects.toThrow('The mail server')
    expect(secretOf(said)).toEqual([])
  },
)
