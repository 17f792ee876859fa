import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { untilLoaded } from './first-list.ts'
import { printSection, printTable } from './print.ts'
import { type Question, questionsAbout, readCatalogue } from './questions.ts'
import { type RunningServer, startServer } from './server-process.ts'

const connections = 16
/** Processes take connections from one queue; short ones spread over them as those of many browsers do. */
const requestsOfAConnection = 40
const questionsAhead = 20_000
const turns = 2

type Measured = { perSecond: number; serverMs: number; generatorMs: number; busy: number; memoryMiB: number }

/**
 * Lists that were never asked before, served by one process and by two, in turns. The generator runs on the same
 * processor, so what it takes is told beside what the server takes.
 */
export async function measureProcesses(dataDir: string, port: number, seconds: number): Promise<void> {
  const measured: Record<string, Measured[]> = { '1': [], '2': [] }
  for (let turn = 0; turn < turns; turn++) {
    for (const [count, results] of Object.entries(measured)) {
      const server = await startServer(dataDir, port, { WEB_CONCURRENCY: count, JOBS: 'off' })
      try {
        results.push(await measureServer(server, seconds))
      } finally {
        await server.stop()
      }
    }
  }
  printSection('Uncached lists by one serving process and by two')
  printTable(
    [
      'serving',
      'lists/s',
      'server, ms of processor a list',
      'generator, ms',
      'processors in use',
      'memory, MiB',
    ],
    Object.entries(measured).flatMap(([count, results]) => results.map((each) => rowOf(count, each))),
  )
}

function rowOf(count: string, { perSecond, serverMs, generatorMs, busy, memoryMiB }: Measured) {
  return [
    count,
    Math.round(perSecond),
    serverMs.toFixed(2),
    generatorMs.toFixed(2),
    busy.toFixed(2),
    memoryMiB,
  ]
}

async function measureServer(server: RunningServer, seconds: number): Promise<Measured> {
  for (let process = 0; process < 8; process++) await untilLoaded(server.origin)
  const list = questionsAbout(await readCatalogue(server.origin)).find(({ name }) => name === 'list of 24')
  if (!list) throw new Error('The bench has no list')
  await ask(server, list, 2)
  await wait(500)
  const before = { server: processorMsOf(server.pid), generator: process.cpuUsage(), at: performance.now() }
  const answers = await ask(server, list, seconds)
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
async function ask({ origin }: RunningServer, question: Question, seconds: number): Promise<number> {
  const { port, host } = new URL(origin)
  const requests = Array.from({ length: questionsAhead }, () => {
    const body = JSON.stringify(question.fresh(turn++))
    return `POST ${question.path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: en\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  })
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
        missing -= chunk.length
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

/** Of the whole answer; its head comes in one piece. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.subarray(0, end).toString('latin1')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(`An answer that was not expected: ${head}`)
  return end + 4 + Number(length)
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
