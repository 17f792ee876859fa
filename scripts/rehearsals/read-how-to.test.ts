import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commandsOf } from './read-how-to.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const howTos = readdirSync(`${root}docs/how-to`).map((file) => ({ file, text: read(`docs/how-to/${file}`) }))
const commands = howTos.flatMap(({ file, text }) =>
  commandsOf(text).blocks.map(({ code }) => ({ file, code })),
)
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** What a how-to makes before it names it. */
const made = new Set([
  'deploy/.env',
  'deploy/nginx/compose.conf',
  'deploy/tls',
  'deploy/tls/fullchain.pem',
  'deploy/tls/privkey.pem',
  'deploy/warsha.env',
])

test('commands are read by the heading they are under, as they stand there', () => {
  const text =
    '# A\n\n## One\n\n1. Do\n\n   ```sh\n   first\n     second\n   ```\n\n## Two\n\n```sh\nthird\n```\n\n```ini\nnot this\n```\n'
  const { blocks, under } = commandsOf(text)
  expect(blocks).toEqual([
    { heading: 'One', code: 'first\n  second\n' },
    { heading: 'Two', code: 'third\n' },
  ])
  expect(under('Two')).toBe('third\n')
  expect(() => under('Three')).toThrow('No commands under')
})

test('[OPS-81] every file of deploy/ that a how-to names is there', () => {
  const named = howTos.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdeploy\/[\w@./-]*\w/g)].map(([path]) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ path }) => !made.has(path) && !existsSync(`${root}${path}`))).toEqual([])
})

test('[OPS-81] every command of the shop that a how-to names is there', () => {
  const asked = howTos.flatMap(({ file, text }) => [
    ...[...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => ({
      file,
      isThere: name in scripts,
      name,
    })),
    ...[...text.matchAll(/`warsha ([a-z-]+)/g)].map(([, name = '']) => ({
      file,
      isThere: existsSync(`${root}scripts/${name}.mjs`),
      name,
    })),
    ...[...text.matchAll(/\bnpm run rehearse -- ([\w-]+)/g)].map(([, name = '']) => ({
      file,
      isThere: existsSync(`${root}scripts/rehearsals/rehearse-${name}.mjs`),
      name,
    })),
  ])
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter(({ isThere }) => !isThere)).toEqual([])
})

test('[OPS-81] units that a how-to starts, stops or restarts are those of deploy/ and of Debian', () => {
  const ofDebian = ['postgresql', 'postgresql@15-main', 'nginx', 'etcd', 'patroni', 'haproxy', 'prometheus']
  const ours = [
    'warsha@3000',
    'warsha@3001',
    'warsha@3002',
    'warsha@$port',
    'warsha-worker',
    'leave-when-full',
  ]
  const units = commands.flatMap(({ file, code }) =>
    [
      ...code.matchAll(/systemctl (?:enable --now|disable --now|restart|start|stop|reload) ([^'\n]+)/g),
    ].flatMap(([, all = '']) => all.split(' ').map((unit: string) => ({ file, unit }))),
  )
  expect(units.length).toBeGreaterThan(8)
  expect(units.filter(({ unit }) => ![...ofDebian, ...ours].includes(unit))).toEqual([])
})

test('[OPS-81] the version that the how-tos install is this one, and the lines taken out of the settings are what the units set', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const deploy = read('docs/how-to/deploy.md')
  expect(new Set([...deploy.matchAll(/\/opt\/warsha\/(\d[\d.]+\d)/g)].map(([, each]) => each))).toEqual(
    new Set([version]),
  )
  const [, taken = ''] = /sed -i -E '\/\^\(([A-Z_|]+)\)=\/d'/.exec(deploy) ?? []
  const set = ['warsha@.service', 'warsha-worker.service'].flatMap((unit) => {
    const [, pairs = ''] = /^Environment=(.+)$/m.exec(read(`deploy/systemd/${unit}`)) ?? []
    return pairs.split(' ').map((pair) => pair.split('=')[0] ?? '')
  })
  const example = read('.env.example')
  const settable = set.filter((name) => new RegExp(`^(?:# )?${name}=`, 'm').test(example))
  expect(taken.split('|').toSorted()).toEqual([...new Set(settable)].toSorted())
})
