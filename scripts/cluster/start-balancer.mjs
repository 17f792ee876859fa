import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../launcher/project.mjs'
import { findProgram, freePort } from '../rehearsals/stage.mjs'
import { nodes } from './start-database.mjs'

/** HAProxy as `deploy/` sets it up: one port that leads to the primary, one to replicas, one to what serves. */
export async function startBalancer({ run, network, start }, { port, serving }) {
  const ports = { primary: await freePort(), replicas: await freePort() }
  const file = path.join(run.folder, 'haproxy.cfg')
  const given = readFileSync(inProject('deploy/haproxy/haproxy.cfg'), 'utf8')
  const databases = nodes.reduce(
    (text, name, index) => text.replaceAll(`10.0.0.1${index + 1}:`, `${network.addressOf(name)}:`),
    given,
  )
  writeFileSync(
    file,
    databases
      .replace('127.0.0.1:5000', `127.0.0.1:${ports.primary}`)
      .replace('127.0.0.1:5001', `127.0.0.1:${ports.replicas}`)
      .replace('bind :80', `bind 127.0.0.1:${port}`)
      .replace('10.0.0.21:3000', `127.0.0.1:${serving[0]}`)
      .replace('10.0.0.22:3000', `127.0.0.1:${serving[1]}`),
  )
  execFileSync(findProgram('haproxy'), ['-c', '-q', '-f', file])
  const program = await start('haproxy', findProgram('haproxy'), ['-db', '-f', file])
  const urlAt = (databasePort) => `postgres://postgres@127.0.0.1:${databasePort}/warsha`
  return {
    program,
    origin: `http://localhost:${port}`,
    url: urlAt(ports.primary),
    replicasUrl: urlAt(ports.replicas),
  }
}
