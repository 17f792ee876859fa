import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../launcher/project.mjs'
import { ask, needPrograms, until } from '../rehearsals/stage.mjs'
import { makeMachine } from './machine.mjs'

export const nodes = ['node-1', 'node-2', 'node-3']

/** What Debian calls the programs. */
export function installCluster() {
  needPrograms({
    ip: 'iproute2',
    patroni: 'patroni',
    '../../usr/share/doc/python3-etcd': 'python3-etcd',
    etcd: 'etcd-server',
    etcdctl: 'etcd-client',
    haproxy: 'haproxy',
    psql: 'postgresql-client',
    '../lib/postgresql/15/bin/postgres': 'postgresql-15',
  })
}

/** Three machines with etcd, Patroni and PostgreSQL, each as `deploy/` sets them up but for addresses and folders. */
export async function startDatabase({ run, network, start }) {
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  const machines = nodes.map((name) => {
    const folder = path.join(run.folder, name)
    const programs = [
      `etcd --config-file ${folder}/etcd.yml`,
      `patroni ${folder}/patroni.yml`,
      `sh ${folder}/leave-when-full.sh ${folder}/patroni.yml ${folder}/disk/data 64`,
    ]
    return makeMachine({ run, network, name, start, user, programs })
  })
  for (const { name } of machines) writeSettings(run, network, name)
  for (const each of machines) await each.turnOn()
  const database = { machines, user, ...askMembers(machines), query: (...args) => query(database, ...args) }
  await database.untilWhole({ seconds: 180 })
  await query(database, 'CREATE DATABASE warsha', 'postgres')
  return database
}

function writeSettings(run, network, name) {
  const folder = path.join(run.folder, name)
  const version = readdirSync('/usr/lib/postgresql').sort().at(-1)
  const place = (text) =>
    nodes
      .reduce(
        (given, each, index) => given.replaceAll(`10.0.0.1${index + 1}`, `@${each}@`),
        forNode(text, name),
      )
      .replaceAll(/@(node-\d)@/g, (_, each) => network.addressOf(each))
      .replaceAll('10.0.0.0/24', network.net)
  writeFileSync(
    path.join(folder, 'etcd.yml'),
    place(read('etcd/etcd.yml')).replace('/var/lib/etcd/warsha', `${folder}/etcd`),
  )
  const patroni = place(read('patroni/patroni.yml'))
    .replace('/var/lib/postgresql/15/warsha', `${folder}/disk/data`)
    .replace('/var/lib/postgresql/.pgpass-patroni', `${folder}/pgpass`)
    .replace('/usr/lib/postgresql/15/bin', `/usr/lib/postgresql/${version}/bin`)
    .replace('/var/run/postgresql', folder)
    // Whoever reaches these addresses is on this machine.
    .replaceAll(/scram-sha-256|peer/g, 'trust')
  writeFileSync(path.join(folder, 'patroni.yml'), patroni, { mode: 0o644 })
  writeFileSync(path.join(folder, 'leave-when-full.sh'), read('patroni/leave-when-full.sh'))
}

/** The files are those of the first machine. */
function forNode(text, name) {
  const own = `10.0.0.1${name.at(-1)}`
  return text
    .replace('name: node-1', `name: ${name}`)
    .replaceAll(/^(\s*(?:listen|connect_address|[\w-]+-urls): \S*?)10\.0\.0\.11/gm, `$1${own}`)
}

function read(file) {
  return readFileSync(inProject('deploy', file), 'utf8')
}

function askMembers(machines) {
  /** What the machines that answer know of each other. */
  const members = async () => {
    const asked = machines.map(({ address }) =>
      ask(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) }),
    )
    const answers = (await Promise.all(asked)).filter((answer) => answer?.status === 200)
    const views = answers.map(({ body }) => JSON.parse(body).members)
    return views.find((view) => view.some(({ role }) => role === 'leader')) ?? []
  }
  const isPrimary = async ({ address }) =>
    (await ask(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(2000) }))?.status === 200
  /** The machine that says of itself that it is the primary, undefined while there is none. */
  const findPrimary = async () => {
    const answers = await Promise.all(machines.map(isPrimary))
    return machines[answers.indexOf(true)]
  }
  const untilWhole = (options) =>
    until(
      'three machines: a primary and two replicas that follow it, one of them waited for',
      async () => {
        const all = await members()
        const line = all.find(({ role }) => role === 'leader')?.timeline
        const following = all.filter(
          ({ state, timeline, lag }) => /running|streaming/.test(state) && timeline === line && !lag,
        )
        const isWhole =
          following.length === machines.length && all.some(({ role }) => role === 'sync_standby')
        return isWhole && (await findPrimary())
      },
      options,
    )
  return { members, isPrimary, findPrimary, untilWhole }
}

/** At the primary, whichever machine that is by now. */
async function query({ findPrimary, user }, statement, database = 'warsha') {
  const primary = await until('there is a primary', findPrimary)
  return execFileSync(
    'psql',
    [`postgres://postgres@${primary.address}:5432/${database}`, '-v', 'ON_ERROR_STOP=1', '-Atc', statement],
    {
      ...user,
      cwd: '/',
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', PGCONNECT_TIMEOUT: '5' },
    },
  ).trim()
}
