import { existsSync, readdirSync } from 'node:fs'
import { fingerprint, matchesStamp, writeStamp } from './fingerprint.mjs'
import { childEnvironment, inProject, packageCommand } from './project.mjs'
import { runQuietly } from './run.mjs'
import { tell } from './tell.mjs'

/** The applications that have to be built before the server can show them. */
export function frontEnds() {
  return readdirSync(inProject('apps')).filter((name) =>
    existsSync(inProject('apps', name, 'react-router.config.ts')),
  )
}

/** Builds each front end when anything it is made of has changed. */
export async function buildFrontEnds(node) {
  for (const name of frontEnds()) await buildFrontEnd(node, name)
}

async function buildFrontEnd(node, name) {
  const folder = inProject('apps', name)
  const stamp = inProject('apps', name, 'build', '.stamp')
  const current = fingerprint([folder, inProject('packages'), inProject('package-lock.json')])
  const isBuilt = existsSync(inProject('apps', name, 'build', 'client'))
  if (isBuilt && matchesStamp(stamp, current)) return
  tell(`Building the ${name}`)
  await runQuietly(
    `The build of the ${name}`,
    node,
    [packageCommand('@react-router/dev', 'react-router'), 'build'],
    {
      cwd: folder,
      env: childEnvironment({ NODE_ENV: 'production' }),
    },
  )
  writeStamp(stamp, current)
}
