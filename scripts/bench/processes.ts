import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { untilLoaded } from './first-list.ts'
import { printSection, printTable } from './print.ts'
import { questionsAbout, readCatalogue } from './questions.ts'
import { type RunningServer, startServer } from './server-process.ts'

const connections = 16
/** Processes take connections from one queue; short ones spread over them as those of many browsers do. */
const requestsOfAConnection = 40
const questionsAhead = 20_000
const turns = 5

/** What is asked, as it goes over the wire. A turn was never asked before. */
type Read = { name: string; write(turn: number): string }
type Measured = { perSecond: number; serverMs: number; generatorMs: number; busy: number; memoryMiB: number }

/**
 * A process alone has its garbage collected on a second processor, if there is one: it is asked with it, and without
 * it, which is its share where each processor has a process.
 */
const servings = [
  ['one', '1', '0-1'],
  ['one, on one processor', '1', '0'],
  ['two', '2', '0-1'],
] as const

/** Linux only: with all its threads, and those that begin later. */
function keepOn(processors: string, pid: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)], {
    stdio: 'ignore',
  })
}

/**
 * Lists and pages that were never asked before, served by one process and by two, in turns. The generator runs on the
 * same processor, so what it takes is told beside what the server takes.
 */
export async function measureProcesses(dataDir: string, port: number, seconds: number): Promise<void> {
  const measured: [name: string, serving: string, Measured][] = []
  for (let turn = 0; turn < turns; turn++) {
    for (const [serving, count, processors] of servings) {
      const server = await startServer(dataDir, port, { WEB_CONCURRENCY: count, JOBS: 'off' })
      try {
        keepOn(processors, server.pid)
        for (const read of await findReads(server))
          measured.push([read.name, serving, await measureServer(server, read, seconds)])
      } finally {
        await server.stop()
      }
    }
  }
  printSection('Uncached lists and pages by one serving process and by two')
  printTable(
    [
      'what',
      'serving',
      'a second',
      'server, ms of processor each',
      'generator, ms',
      'processors in use',
      'memory, MiB',
    ],
    measured
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, serving, each]) => [name, ...rowOf(serving, each)]),
  )
}

/** Lists differ in what they ask, pages in the host, which makes each a page of its own with the same content. */
async function findReads(server: RunningServer): Promise<Read[]> {
  for (let process = 0; process < 8; process++) await untilLoaded(server.origin)
  const { host } = new URL(server.origin)
  const list = questionsAbout(await readCatalogue(server.origin)).find(({ name }) => name === 'list of 24')
  if (!list) throw new Error('The bench has no list')
  return [
    {
      name: 'list',
      write(turn) {
        const body = JSON.stringify(list.fresh(turn))
        return `POST ${list.path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: en\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
      },
    },
    {
      name: 'page of a listing',
      write: (turn) =>
        `GET /en/products/?category=Engine%20oil HTTP/1.1\r\nHost: page-${turn}.example\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
    },
  ]
}

function rowOf(serving: string, { perSecond, serverMs, generatorMs, busy, memoryMiB }: Measured) {
  return [
    serving,
    Math.round(perSecond),
    serverMs.toFixed(2),
    generatorMs.toFixed(2),
    busy.toFixed(2),
    memoryMiB,
  ]
}

async function measureServer(server: RunningServer, read: Read, seconds: number): Promise<Measured> {
  await ask(server, read, 2)
  await wait(500)
  const before = { server: processorMsOf(server.pid), generator: process.cpuUsage(), at: performance.now() }
  const answers = await ask(server, read, seconds)
  const passedMs = performance.now() - before.at
  const { user, system } = process.cpuUsage(before.generator)
  const serverMs = processorMsOf(server.pid) - before.server
  const generatorMs = (user + system) / 1000
  return {
    perSecond: answers / (passedMs / 1000),
    serverMs: serverMs / answers,
    generatorMs: generatorMs / answers,
    busy: (serverMs + generatorMs) / passedMs,
    memoryMiB: memoryMiBOf(server.pid),
  }
}

/** Requests are written beforehand and answers only counted, so that the generator takes little. */
async function ask({ origin }: RunningServer, read: Read, seconds: number): Promise<number> {
  const { port } = new URL(origin)
  const requests = Array.from({ length: questionsAhead }, () => read.write(turn++))
  const until = performance.now() + seconds * 1000
  let asked = 0
  let answers = 0
  const next = () => requests[asked++ % requests.length] ?? ''
  const useConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1')
      let left = requestsOfAConnection
      let missing = 0
      socket.on('error', reject).on('close', () => resolve())
      const write = () => void (left-- > 0 && performance.now() < until ? socket.write(next()) : socket.end())
      socket.on('connect', write)
      socket.on('data', (chunk) => {
        if (missing === 0) missing = lengthOf(chunk)
        missing = chunk.subarray(-lastChunk.length).equals(lastChunk) ? 0 : missing - chunk.length
        if (missing > 0) return
        answers += 1
        write()
      })
    })
  const keepAsking = async () => {
    while (performance.now() < until) await useConnection()
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  return answers
}

/** Turns go on where the last measurement ended, so that nothing is asked twice. */
let turn = 0

/** Ends an answer that is sent in parts. */
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/** Of the whole answer; its head comes in one piece. That of an answer in parts is not known. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.subarray(0, end).toString('latin1')
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`An answer that was not expected: ${head}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return length ? end + 4 + Number(length) : Number.POSITIVE_INFINITY
}

/** Linux only: of a process with its children, the database left out. */
function processesOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return !stat.includes('(postgres') && Number(stat.split(') ')[1]?.split(' ')[1]) === pid
    } catch {
      return false
    }
  })
  return [pid, ...children.map(Number)]
}

function processorMsOf(pid: number): number {
  return processesOf(pid).reduce((sum, each) => {
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)
}

/** Pages that several share count once, divided among them. */
function memoryMiBOf(pid: number): number {
  const kib = processesOf(pid).map((each) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1]),
  )
  return Math.round(kib.reduce((sum, each) => sum + each, 0) / 1024)
}
