import { readdirSync } from 'node:fs'
import { command, Problem, tell } from './launcher/tell.mjs'

// npm run rehearse -- <name>: does for real what a shop of several machines must survive. Debian, as root: what is missing is
// installed from its packages.
const folder = new URL('./rehearsals/', import.meta.url)
const names = readdirSync(folder)
  .filter((name) => /^rehearse-.*\.mjs$/.test(name))
  .map((name) => name.slice('rehearse-'.length, -'.mjs'.length))

await command(async () => {
  const [name, ...rest] = process.argv.slice(2)
  if (!names.includes(name))
    throw new Problem(`There is no rehearsal ${name ?? ''}. There are: ${names.join(', ')}`)
  const { rehearse } = await import(new URL(`rehearse-${name}.mjs`, folder).href)
  const started = Date.now()
  await rehearse(rest)
  tell(`Rehearsed ${name} in ${Math.round((Date.now() - started) / 1000)} s`)
  return 0
})
