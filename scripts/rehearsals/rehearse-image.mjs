import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildImage } from '../image/build-image.mjs'
import { isolatedCommand, unpackImage } from '../image/unpack-image.mjs'
import { userId } from '../image/user-id.mjs'
import { tell } from '../launcher/tell.mjs'
import { ask, expect, freePort, onStage, until } from './stage.mjs'
import { installPostgres } from './start-postgres.mjs'

/** The image is built twice, unpacked and run in namespaces of its own on a database: without root, rights or a writable system. */
export async function rehearse() {
  await onStage('image', async ({ folder, start }) => {
    const first = await buildImage(path.join(folder, 'image'))
    const second = await buildImage(path.join(folder, 'again'))
    expect(first.digest === second.digest, `two builds are the same image: ${first.digest}`)
    const packed = first.layers.reduce((sum, layer) => sum + layer.packed, 0)
    tell(`It is ${Math.round(packed / 1e6)} MB packed`)

    await tryImage(first.folder, { folder, start })
  })
}

/** Runs the image of a layout on a database of its own. */
export async function tryImage(layout, { folder, start }) {
  const postgres = installPostgres(folder, await freePort())
  postgres.make()
  await postgres.start(start)
  postgres.query('CREATE DATABASE warsha', 'postgres')

  const root = path.join(folder, 'root')
  const image = unpackImage(layout, root)
  const size = execFileSync('du', ['-sm', root], { encoding: 'utf8' })
  tell(`and ${Number.parseInt(size, 10)} MiB unpacked`)
  const data = path.join(folder, 'media')
  mkdirSync(data)
  chownSync(data, userId, userId)
  const port = await freePort()
  const environment = { DATABASE_URL: postgres.url, DEMO: 'on', PORT: String(port), HOST: '127.0.0.1' }
  const { file, args, env } = isolatedCommand(image, {
    root,
    environment,
    folders: { '/var/lib/warsha': data },
  })
  const container = { ...(await start('container', file, args, { env })), port }
  const origin = `http://127.0.0.1:${port}`
  await until('the container is ready', async () => (await ask(`${origin}/health/ready`))?.status === 200, {
    seconds: 240,
  }).catch(async (error) => {
    tell(await container.read())
    throw error
  })
  const show = (page) =>
    until(
      `${page} is shown`,
      async () => {
        const answer = await ask(`${origin}${page}`)
        return answer?.status === 200 && answer
      },
      { seconds: 60 },
    )
  const home = await show('/en/')
  await show('/ar/')
  await show('/console/orders/')
  expect(true, 'home renders in both languages, and the console is there')
  const [, picture = ''] = /"(\/thumbnail\/[^"]+?)"/.exec(home.body) ?? []
  expect((await ask(`${origin}${picture}`))?.status === 200, `a picture is made: ${picture}`)
  tryInside(image, container)
  process.kill(innermost(container.child.pid), 'SIGTERM')
  await container.ended
  expect(!(await ask(`${origin}/health/live`)), 'it ends when it is told')
}

/** Looked at from within, by programs of the image alone. */
function tryInside(image, container) {
  const [uid, gid] = image.User.split(':')
  const pid = innermost(container.child.pid)
  const namespaces = [
    `--target=${pid}`,
    '--mount',
    '--pid',
    '--root',
    '--wd',
    `--setgid=${gid}`,
    `--setuid=${uid}`,
  ]
  const inside = (...args) =>
    execFileSync('nsenter', [...namespaces, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', PORT: String(container.port) },
    })
  const evaluate = (code) => inside('/usr/local/bin/node', '--print', code).trim()
  const write = (file) =>
    evaluate(`try { require('node:fs').writeFileSync('${file}', ''); 'written' } catch (e) { e.code }`)
  const status = evaluate(`require('node:fs').readFileSync('/proc/1/status', 'utf8')`)
  expect(new RegExp(`^Uid:\\s+${uid}\\s`, 'm').test(status), `it runs as ${uid}`)
  expect(
    /^CapEff:\s+0+$/m.test(status) && /^NoNewPrivs:\s+1$/m.test(status),
    'without a right, and gets none',
  )
  expect(write('/opt/warsha/apps/server/src/main.ts') === 'EROFS', 'its files cannot be written')
  expect(write('/var/lib/warsha/tried') === 'written', 'its data can')
  expect(write('/tmp/tried') === 'written', 'and what it has for a moment')
  inside('/usr/local/bin/node', 'deploy/image/check-health.mjs', '/health/ready')
  expect(true, 'the health check of the containers says so, too')
  expect(
    evaluate(`require('node:fs').existsSync('/bin/sh') || require('node:fs').existsSync('/usr/bin/sh')`) ===
      'false',
    'there is no shell',
  )
}

/** The program itself, below those that made its namespaces. */
function innermost(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.length === 0 ? pid : Number(children[0])
}
