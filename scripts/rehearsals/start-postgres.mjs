import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { freePort, needPrograms, until } from './stage.mjs'

/** Debian's PostgreSQL on a data folder of its own, as the user postgres, reached by a socket in the folder and by a port. */
export function installPostgres(folder, port) {
  needPrograms({ '../lib/postgresql/15/bin/postgres': 'postgresql-15' })
  const bin = path.join('/usr/lib/postgresql', readdirSync('/usr/lib/postgresql').sort().at(-1), 'bin')
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  const place = path.join(folder, 'postgres')
  const data = path.join(place, 'data')
  chmodSync(folder, 0o755)
  mkdirSync(place)
  chownSync(place, user.uid, user.gid)
  const asPostgres = (file, args) =>
    execFileSync(file.includes('/') ? file : path.join(bin, file), args, {
      ...user,
      cwd: place,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: place, LC_ALL: 'C.UTF-8' },
    })
  const address = [`--host=${place}`, `--port=${port}`]
  const query = (statement, database = 'warsha') =>
    asPostgres('psql', [
      ...address,
      `--dbname=${database}`,
      '-v',
      'ON_ERROR_STOP=1',
      '-Atc',
      statement,
    ]).trim()
  return {
    asPostgres,
    data,
    place,
    port,
    query,
    url: `postgres://postgres@127.0.0.1:${port}/warsha`,
    make: () =>
      asPostgres('initdb', [
        '-D',
        data,
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--auth=trust',
        '-U',
        'postgres',
      ]),
    /** Instead of `make`: a streaming replica of a running server. */
    follow: ({ port: primary }) =>
      asPostgres('pg_basebackup', [
        '--host=127.0.0.1',
        `--port=${primary}`,
        '--username=postgres',
        `--pgdata=${data}`,
        '--write-recovery-conf',
        '--wal-method=stream',
        '--checkpoint=fast',
      ]),
    async start(startProgram, settings = {}, { isReplica = false } = {}) {
      const options = { port, unix_socket_directories: place, max_connections: 200, ...settings }
      const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const server = await startProgram('postgres', path.join(bin, 'postgres'), ['-D', data, ...args], {
        ...user,
        cwd: place,
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      })
      await until(
        isReplica ? 'the replica answers' : 'PostgreSQL takes writes',
        () => {
          try {
            return query('SELECT pg_is_in_recovery()', 'postgres') === (isReplica ? 't' : 'f')
          } catch {
            return false
          }
        },
        { seconds: 120 },
      )
      return server
    },
  }
}

/** A PostgreSQL with the database of a shop, and a replica that follows it. */
export async function startPair(folder, start) {
  const primary = installPostgres(folder, await freePort())
  primary.make()
  await primary.start(start)
  primary.query('CREATE DATABASE warsha', 'postgres')
  const apart = path.join(folder, 'replica')
  mkdirSync(apart)
  const replica = installPostgres(apart, await freePort())
  replica.follow(primary)
  await replica.start(start, {}, { isReplica: true })
  return { primary, replica }
}
