import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { engineEnvironment, engineOptions } from '../launcher/engine.mjs'
import { configOf, dataFolders, home } from './image-config.mjs'
import { userId } from './user-id.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const image = configOf('17.6.0')
/** Settings as .env.example has them, and what Node and its C library read themselves. */
const known = new Set([
  ...[...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
  'NODE_ENV',
  ...Object.keys(engineEnvironment()),
])
const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name))
const namesOf = (pairs: readonly string[]) => pairs.map((pair) => pair.split('=')[0] ?? '')

const compose = parse(read('deploy/compose.yml'), { merge: true }) as {
  services: Record<string, ComposeService>
  volumes: Record<string, unknown>
}
type ComposeService = {
  environment?: Record<string, string>
  command?: string[]
  tmpfs?: string[]
  volumes: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}
const ours = ['shop', 'worker'].map((name) => compose.services[name] as ComposeService)

const manifests = parseAllDocuments(read('deploy/kubernetes/warsha.yml')).map((each) => each.toJS())
const only = (kind: string, name = 'warsha') =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name)
type Container = {
  command?: string[]
  env?: { name: string }[]
  envFrom: Record<string, { name: string }>[]
  ports: { name: string; containerPort: number }[]
  volumeMounts: { name: string; mountPath: string }[]
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } }
}
const pods = ['warsha', 'warsha-worker'].map((name) => {
  const { selector, template } = only('Deployment', name).spec
  return {
    selector,
    labels: template.metadata.labels,
    ...template.spec,
    container: template.spec.containers[0] as Container,
  }
})

const units = readdirSync(`${root}deploy/systemd`).map((file) => read(`deploy/systemd/${file}`))
const howTo = (name: string) => read(`docs/how-to/${name}.md`)

test('[OPS-80] image, compose file, manifests and units set nothing but settings that there are', () => {
  expect(unknown(namesOf(image.Env.filter((pair) => !pair.startsWith('PATH='))))).toEqual([])
  for (const { environment = {} } of ours) expect(unknown(Object.keys(environment))).toEqual([])
  expect(unknown(Object.keys(only('ConfigMap').data))).toEqual([])
  for (const { container } of pods)
    expect(unknown((container.env ?? []).map(({ name }: { name: string }) => name))).toEqual([])
  for (const unit of units) {
    const [, pairs = ''] = /^Environment=(.+)$/m.exec(unit) ?? []
    expect(pairs).toContain('NODE_ENV=production')
    expect(unknown(namesOf(pairs.split(' ')))).toEqual([])
  }
  expect(unknown(['NO_SUCH_SETTING'])).toEqual(['NO_SUCH_SETTING'])
})

test('[OPS-80] everywhere the same program runs with the same options of Node, and is there', () => {
  const program = (name: string) => ['node', ...engineOptions, `apps/server/src/${name}.ts`]
  expect(image.Cmd).toEqual(program('main'))
  expect(compose.services.worker?.command).toEqual(program('worker'))
  expect(pods.map(({ container }) => container.command)).toEqual([undefined, program('worker')])
  const started = units.map((unit) => /^ExecStart=\S+\/(.+)$/m.exec(unit)?.[1]?.split(' '))
  expect(started.toSorted()).toEqual([program('main'), program('worker')])
  const check = compose.services.shop?.healthcheck?.test ?? []
  for (const file of ['apps/server/src/main.ts', 'apps/server/src/worker.ts', check[2]])
    expect(existsSync(`${root}${file}`)).toBe(true)
  for (const unit of units) expect(unit).toContain('MALLOC_ARENA_MAX=2')
})

test('[OPS-80] where the root file system cannot be written, every folder that the shop writes is a volume', () => {
  const settings = Object.fromEntries(image.Env.map((pair) => pair.split('='))) as Record<string, string>
  const written = dataFolders.map((folder) => `/${folder}`)
  const isBelow = (file = '', folders: readonly string[]) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
  for (const name of ['DATA_DIR', 'NODE_COMPILE_CACHE']) expect(isBelow(settings[name], written)).toBe(true)
  expect(Object.keys(image.Volumes)).toEqual([settings.DATA_DIR])
  expect(isBelow(home, written)).toBe(false)
  for (const { volumes, tmpfs = [] } of ours) {
    const mounted = [...tmpfs, ...volumes.map((each) => each.split(':')[1] ?? '')]
    expect(mounted.toSorted()).toEqual(written.toSorted())
    for (const each of volumes) expect(compose.volumes).toHaveProperty(each.split(':')[0] ?? '')
  }
  for (const { container, volumes, securityContext } of pods) {
    expect(
      container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath).toSorted(),
    ).toEqual(written.toSorted())
    const declared = volumes.map(({ name }: { name: string }) => name)
    for (const { name } of container.volumeMounts) expect(declared).toContain(name)
    expect([securityContext.runAsUser, securityContext.fsGroup]).toEqual([userId, userId])
  }
})

test('[OPS-80] ports, names and selectors of the manifests lead to each other and to what the shop listens at', () => {
  const config = only('ConfigMap').data
  const listening = { http: 3000, metrics: Number(config.METRICS_PORT) }
  expect(image.Env).toContain(`PORT=${listening.http}`)
  expect(config.METRICS_HOST).toBe('0.0.0.0')
  for (const { container, selector, labels } of pods) {
    for (const { name, containerPort } of container.ports)
      expect(containerPort).toBe(listening[name as keyof typeof listening])
    const named = container.ports.map(({ name }: { name: string }) => name)
    for (const [key, probe] of Object.entries(container))
      if (key.endsWith('Probe'))
        expect(named).toContain((probe as { httpGet: { port: string } }).httpGet.port)
    expect(labels).toMatchObject(selector.matchLabels)
    expect(container.envFrom).toEqual([
      { configMapRef: { name: 'warsha' } },
      { secretRef: { name: 'warsha' } },
    ])
  }
  const [shop] = pods
  expect(shop?.labels).toMatchObject(only('Service').spec.selector)
  expect(shop?.labels).toMatchObject(only('PodDisruptionBudget').spec.selector.matchLabels)
  expect(only('Service').spec.ports[0].targetPort).toBe('http')
  expect(only('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe('warsha')
  expect(only('Ingress').spec.rules[0].http.paths[0].backend.service).toEqual({
    name: 'warsha',
    port: { name: 'http' },
  })
  // Made by hand: what the shop cannot run without is named where the reader makes it.
  for (const key of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'AUTH_SECRET', 'S3_ACCESS_KEY_ID'])
    expect(howTo('run-in-containers')).toContain(`\`${key}\``)
})

// A header of its own makes a location forget all of the server's, the visitor's host and address among them.
test('[OPS-80] no part of the proxy sets a header of its own', () => {
  const locations = [...read('deploy/nginx/warsha.conf').matchAll(/^ {4}location .+\{\n([\s\S]*?)^ {4}\}/gm)]
  expect(locations.length).toBeGreaterThan(3)
  for (const [location] of locations) expect(location).not.toContain('proxy_set_header')
})

test('[OPS-80] the proxy of the compose file leads to the shop, with the certificates that are mounted', () => {
  const commands = /sed -e '(.+)' -e '(.+)' deploy\/nginx/.exec(howTo('run-in-containers'))
  expect(commands?.slice(1)).toEqual([
    's/server 127.0.0.1:3000/server shop:3000/',
    '/server 127.0.0.1:3001/d',
  ])
  const given = read('deploy/nginx/warsha.conf')
  const site = given
    .replace('server 127.0.0.1:3000', 'server shop:3000')
    .replace(/^.*server 127\.0\.0\.1:3001.*\n/m, '')
  expect([...site.matchAll(/^\s+server (\S+) max/gm)].map(([, address]) => address)).toEqual(['shop:3000'])
  expect(compose.services.shop?.environment).toMatchObject({ PORT: '3000', TRUST_PROXY: '1' })
  const mounted = compose.services.proxy?.volumes.map((each) => each.split(':')[1]) ?? []
  for (const [, file = ''] of site.matchAll(/^\s+ssl_certificate(?:_key)?\s+(\S+);/gm))
    expect(mounted.some((folder) => file.startsWith(`${folder}/`))).toBe(true)
  for (const { depends_on = {} } of Object.values(compose.services))
    for (const name of Object.keys(depends_on)) expect(compose.services[name]?.healthcheck).toBeDefined()
})
