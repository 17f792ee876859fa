import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { describeListenError } from './listen-error.ts'

test('[OPS-31] a taken port is named together with the variable that changes it', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  const { port } = occupant.address() as AddressInfo
  try {
    const message = describeListenError(await failureToListen(port, '127.0.0.1'), { port, host: '127.0.0.1' })
    expect(message).toContain(`Port ${port} is already in use`)
    expect(message).toMatch(/PORT=\d+ npm start/)
  } finally {
    occupant.close()
  }
})

test('an address that this machine does not have is named together with HOST', async () => {
  const message = describeListenError(await failureToListen(0, '203.0.113.7'), {
    port: 0,
    host: '203.0.113.7',
  })
  expect(message).toContain('no address 203.0.113.7')
  expect(message).toContain('HOST=')
})

test('the suggested port exists', () => {
  const error = Object.assign(new Error('taken'), { code: 'EADDRINUSE', syscall: 'listen' })
  expect(describeListenError(error, { port: 65535, host: '127.0.0.1' })).toContain('PORT=65534')
})

test('other faults are left to their own message', () => {
  expect(describeListenError(new Error('no'), { port: 1, host: '' })).toBeUndefined()
  const lostDatabase = Object.assign(new Error('refused'), { code: 'EACCES', syscall: 'connect' })
  expect(describeListenError(lostDatabase, { port: 1, host: '' })).toBeUndefined()
})

async function failureToListen(port: number, host: string): Promise<unknown> {
  const [error] = await once(createServer().listen(port, host), 'error')
  return error
}
