import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import http2 from 'node:http2'
import https from 'node:https'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childEnvironment, inProject, pinnedNodePath } from '../launcher/project.mjs'
import { tell } from '../launcher/tell.mjs'
import { manyCodes } from './many-codes.mjs'
import { expect, findProgram, freePort, needPrograms, onStage, until } from './stage.mjs'
import { installPostgres } from './start-postgres.mjs'
import { startShop } from './start-shop.mjs'

/** The proxy of deploy/ in front of two processes, which are replaced one after the other while shoppers buy. */
export async function rehearse() {
  needPrograms({ nginx: 'nginx', openssl: 'openssl' })
  await onStage('proxy', async (stage) => {
    const ports = {
      https: await freePort(),
      http: await freePort(),
      first: await freePort(),
      second: await freePort(),
    }
    const { certificate, nginx } = await startProxy(stage, ports)
    // Killed as the others are, it would leave its workers behind.
    try {
      await releaseBehind(stage, ports, certificate)
    } finally {
      await nginx.stop()
    }
  })
}

async function releaseBehind({ folder, start }, ports, certificate) {
  const postgres = installPostgres(folder, await freePort())
  postgres.make()
  await postgres.start(start)
  postgres.query('CREATE DATABASE warsha', 'postgres')
  const origin = `https://localhost:${ports.https}`
  const consoleOrigin = `https://console.localhost:${ports.https}`
  const environment = {
    ...manyCodes,
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: origin,
    CONSOLE_URL: consoleOrigin,
    CHANNEL_MAIN_HOSTS: 'localhost,127.0.0.1',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
  }
  const run = (place, name) => startShop(start, folder, { ...environment, PORT: String(ports[place]) }, name)
  const shops = { first: await run('first', 'first'), second: await run('second', 'second') }

  await tryFiles(origin, ports, certificate)
  await tryConsole(origin, consoleOrigin, certificate)

  const buying = await start(
    'buying',
    pinnedNodePath(),
    [inProject('scripts/rehearsals/buy-through.ts'), origin, postgres.url],
    { env: childEnvironment({ NODE_EXTRA_CA_CERTS: certificate, NODE_ENV: 'production' }) },
  )
  await until('shoppers buy', async () => (await buying.read()).includes('buying'), { seconds: 120 })
  for (const place of ['first', 'second']) {
    await wait(3000)
    const started = Date.now()
    await shops[place].stop('SIGTERM')
    shops[place] = await run(place, `${place}-again`)
    tell(`The ${place} process was replaced in ${Math.round((Date.now() - started) / 1000)} s`)
  }
  await wait(3000)
  await buying.stop('SIGTERM')
  const { bought, faults, slowestMs } = JSON.parse((await buying.read()).trim().split('\n').at(-1))
  for (const fault of new Set(faults)) tell(`${faults.filter((each) => each === fault).length} × ${fault}`)
  expect(
    faults.length === 0,
    `${bought} purchases during the release, none failed; the slowest took ${slowestMs} ms`,
  )
  const orders = Number(
    postgres.query(`SELECT count(*) FROM orders WHERE created_at > now() - interval '1 hour'`),
  )
  expect(orders >= bought && bought > 0, 'each is an order')
}

async function startProxy({ folder, start }, ports) {
  const [certificate, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:console.localhost']
  const options = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ]
  execFileSync('openssl', options, { stdio: 'ignore' })
  const given = await readFile(inProject('deploy/nginx/warsha.conf'), 'utf8')
  const site = given
    .replaceAll('/etc/ssl/warsha/fullchain.pem', certificate)
    .replaceAll('/etc/ssl/warsha/privkey.pem', key)
    .replaceAll('/var/cache/nginx-warsha', path.join(folder, 'cache'))
    .replaceAll('shop.example.om', 'localhost')
    .replaceAll('console.example.om', 'console.localhost')
    .replaceAll(/listen \[::\]:.*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports.second}`)
  const config = path.join(folder, 'nginx.conf')
  await mkdir(path.join(folder, 'temporary'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n')
  await writeFile(
    config,
    `daemon off;\npid ${folder}/nginx.pid;\nuser root;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`,
  )
  chmodSync(folder, 0o755)
  execFileSync(findProgram('nginx'), ['-t', '-q', '-c', config, '-g', `error_log ${folder}/nginx-error.log;`])
  const args = ['-c', config, '-g', `error_log ${folder}/nginx-error.log;`]
  return { certificate, nginx: await start('nginx', findProgram('nginx'), args) }
}

async function tryFiles(origin, ports, certificate) {
  const ca = await readFile(certificate)
  const elsewhere = await fetch(`http://127.0.0.1:${ports.http}/en/`, {
    redirect: 'manual',
    headers: { host: 'localhost' },
  })
  expect(
    elsewhere.status === 308 && elsewhere.headers.get('location')?.startsWith('https://'),
    'plain HTTP leads to TLS',
  )
  const home = await get(`${origin}/en/`, ca)
  expect(home.status === 200 && home.protocol === 'h2', 'a page comes by HTTP/2')
  expect(/max-age=/.test(home.headers['strict-transport-security'] ?? ''), 'and asks for TLS from then on')
  const [, file = ''] = /"(\/assets\/[^"]+\.js)"/.exec(home.body) ?? []
  await get(`${origin}${file}`, ca)
  const again = await get(`${origin}${file}`, ca)
  expect(
    again.status === 200 && again.headers['x-cache'] === 'HIT',
    `a file comes out of the proxy's cache: ${file}`,
  )
  const page = await get(`${origin}/en/`, ca)
  expect(page.headers['x-cache'] === undefined, 'a page does not')
  await oldProtocolRefused(ports.https, ca)
}

/** The console is whole on its own host, and not there on the shop's, also not out of the cache of files. */
async function tryConsole(shop, own, certificate) {
  const ca = await readFile(certificate)
  const root = await get(`${own}/`, ca)
  expect(root.headers.location === '/console/', 'the console’s host leads to the console')
  const page = await get(`${own}/console/`, ca)
  const files = [...new Set(page.body.match(/\/console\/assets\/[^"]+/g))]
  const found = await Promise.all(files.map((file) => get(`${own}${file}`, ca)))
  expect(
    page.status === 200 && files.length > 5 && found.every(({ status }) => status === 200),
    `it has its page there and all ${files.length} files of it`,
  )
  const again = await get(`${own}${files[0]}`, ca)
  expect(again.headers['x-cache'] === 'HIT', 'which come out of the proxy’s cache')
  const onShop = await Promise.all(['/console/', files[0]].map((each) => get(`${shop}${each}`, ca)))
  const ofShop = await get(`${own}/en/`, ca)
  expect(
    [...onShop, ofShop].every(({ status }) => status === 404),
    'neither host has what is the other’s',
  )
  const call = `${own}/api/v1/console/session/password/`
  const signIn = { email: 'nobody@example.om', password: 'a wrong password', code: '000000' }
  const [taken, foreign] = await Promise.all([own, shop].map((origin) => post(call, signIn, { origin }, ca)))
  expect(
    taken.status === 400 && foreign.status === 403,
    `a sign-in is tried from the console’s own pages (${taken.status}), not from the shop’s (${foreign.status})`,
  )
}

function get(url, ca) {
  return send(url, { ca })
}

function post(url, body, headers, ca) {
  const json = { 'content-type': 'application/json', 'x-warsha-console': '1', ...headers }
  return send(url, { ca, method: 'POST', headers: json, body: JSON.stringify(body) })
}

// Not every machine knows the names below localhost.
const onThisMachine = (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }])

function send(url, { ca, method = 'GET', headers: given = {}, body: sent }) {
  return new Promise((resolve, reject) => {
    const { origin, pathname } = new URL(url)
    const session = http2.connect(origin, { ca, lookup: onThisMachine }).once('error', reject)
    const named = { ':path': pathname, ':method': method, 'accept-encoding': 'identity', ...given }
    const request = session.request(named)
    let headers
    let body = ''
    request.setEncoding('utf8')
    request.on('response', (given) => {
      headers = given
    })
    request.on('data', (text) => {
      body += text
    })
    request.once('error', reject)
    request.once('end', () => {
      session.close()
      resolve({ status: headers[':status'], protocol: session.alpnProtocol, headers, body })
    })
    request.end(sent)
  })
}

async function oldProtocolRefused(port, ca) {
  const refused = await new Promise((resolve) => {
    const options = {
      host: 'localhost',
      port,
      ca,
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
      ciphers: 'ALL:@SECLEVEL=0',
    }
    https.get(options, () => resolve(false)).once('error', () => resolve(true))
  })
  expect(refused, 'TLS before 1.2 is refused')
}
