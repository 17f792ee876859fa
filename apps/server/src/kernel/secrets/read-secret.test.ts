import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const rounds = 40
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { arrived, folder, module, rounds, containers } = workerData
  import(module).then(({ readSecret }) => {
    const read = []
    for (let round = 0; round < rounds; round++) {
      Atomics.add(arrived, round, 1)
      while (Atomics.load(arrived, round) < containers) continue
      try {
        read.push(readSecret({ DATA_DIR: folder + '/' + round }))
      } catch (error) {
        read.push(error.message)
      }
    }
    parentPort.postMessage(read)
  })`

// Threads have one process number, as the first processes of two containers have.
test('containers with one process number that start at once on a shared folder make one secret', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'warsha secret '))
  const containers = 2
  const arrived = new Int32Array(new SharedArrayBuffer(rounds * Int32Array.BYTES_PER_ELEMENT))
  const module = new URL('./read-secret.ts', import.meta.url).href
  const workers = Array.from(
    { length: containers },
    () => new Worker(program, { eval: true, workerData: { arrived, folder, module, rounds, containers } }),
  )
  const read = (await Promise.all(workers.map((worker) => once(worker, 'message')))) as [string[]][]
  const [[first] = []] = read
  expect(first?.every((secret) => /^[\w-]{64}$/.test(secret))).toBe(true)
  expect(read[1]?.[0]).toEqual(first)
  expect(new Set(first).size).toBe(rounds)
  expect(await readdir(path.join(folder, '0'))).toEqual(['auth-secret'])
  await Promise.all(workers.map((worker) => worker.terminate()))
  await rm(folder, { recursive: true })
})
