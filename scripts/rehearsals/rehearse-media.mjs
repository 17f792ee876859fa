import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { prepare } from '../launcher/prepare.mjs'
import { root } from '../launcher/project.mjs'
import { runInTerminal } from '../launcher/run.mjs'
import { Problem, tell } from '../launcher/tell.mjs'
import { freePort, needPrograms, onStage, until } from './stage.mjs'

const access = { accessKeyId: 'shop:keeper', secretAccessKey: 'keeper-secret' }
const bucket = 'pictures'
const suites = ['apps/server/src/kernel/files', 'apps/server/src/modules/media']

/** The tests of files and pictures against a real store: OpenStack Swift, which checks signatures and digests of S3. */
export async function rehearse() {
  needPrograms({
    'swift-proxy-server': 'swift-proxy',
    'swift-object-server': 'swift-object',
    'swift-container-server': 'swift-container',
    'swift-account-server': 'swift-account',
  })
  const node = await prepare({ build: false })
  await onStage('media', async ({ folder, start }) => {
    const port = await startSwift(folder, start)
    const url = new URL(`http://127.0.0.1:${port}/${bucket}`)
    await makeBucket(url)
    tell(`A store answers at ${url.href}`)
    url.username = access.accessKeyId
    url.password = access.secretAccessKey
    const code = await runInTerminal(
      node,
      [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', ...suites],
      { env: { ...process.env, WARSHA_TEST_S3_URL: url.href } },
    )
    if (code !== 0) throw new Problem('The tests failed against a real store')
  })
}

async function startSwift(folder, start) {
  const servers = {}
  for (const kind of ['account', 'container', 'object']) servers[kind] = await freePort()
  const port = await freePort()
  await mkdir(path.join(folder, 'devices/d1'), { recursive: true })
  for (const [kind, at] of Object.entries(servers)) {
    const ring = (...args) =>
      execFileSync('swift-ring-builder', [path.join(folder, `${kind}.builder`), ...args])
    ring('create', '4', '1', '1')
    ring('add', `r1z1-127.0.0.1:${at}/d1`, '1')
    ring('rebalance')
    await writeFile(path.join(folder, `${kind}.conf`), serverConfig(folder, kind, at))
  }
  await writeFile(path.join(folder, 'proxy.conf'), proxyConfig(folder, port))
  for (const kind of [...Object.keys(servers), 'proxy'])
    await start(kind, `swift-${kind}-server`, [path.join(folder, `${kind}.conf`), '-v'])
  return port
}

const common = (folder, port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
`

const serverConfig = (folder, kind, port) => `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const proxyConfig = (folder, port) => `${common(folder, port)}
[pipeline:main]
pipeline = cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:tempauth]
use = egg:swift#tempauth
user_shop_keeper = ${access.secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
`

async function makeBucket(url) {
  const client = new AwsClient({ ...access, service: 's3', region: 'us-east-1', retries: 0 })
  const headers = {
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  }
  await until('the store makes a bucket', async () => {
    const made = await client.fetch(url.href, { method: 'PUT', headers }).catch(() => undefined)
    return made?.ok
  })
}
