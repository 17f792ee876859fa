import { type AddressInfo, createServer, type Socket } from 'node:net'

export type ReceivedMail = { to: string; text: string }

/** Stands for a mail server: takes every mail and keeps its recipient and its text. */
export async function openMailStandIn() {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, (mail) => mails.push(mail))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function converse(socket: Socket, receive: (mail: ReceivedMail) => void): void {
  let pending = ''
  let data: string[] | undefined
  let to = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 mail.example.om ESMTP')
  socket.on('data', (chunk) => {
    const lines = `${pending}${chunk}`.split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) {
      if (data && line !== '.') data.push(line)
      else if (data) {
        receive({ to, text: textOf(data) })
        data = undefined
        say('250 taken')
      } else {
        to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to
        if (line === 'DATA') data = []
        say(answerTo(line))
      }
    }
  })
}

function answerTo(line: string): string {
  if (line === 'DATA') return '354 go on'
  return line === 'QUIT' ? '221 bye' : '250 ok'
}

/** The shop's mails have one part, in base64. */
function textOf(lines: readonly string[]): string {
  return Buffer.from(lines.slice(lines.indexOf('') + 1).join(''), 'base64').toString('utf8')
}
