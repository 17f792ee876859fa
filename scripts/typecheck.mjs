import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { frontEnds } from './launcher/front-ends.mjs'
import { childEnvironment, inProject, packageCommand, root } from './launcher/project.mjs'
import { runInTerminal } from './launcher/run.mjs'
import { command, tell } from './launcher/tell.mjs'

// npm run typecheck: every folder that has a tsconfig.json, each on its own.
await command(async () => {
  const run = (file, ...args) => runInTerminal(process.execPath, [file, ...args], { env: childEnvironment() })
  for (const name of frontEnds()) {
    const code = await run(
      packageCommand('@react-router/dev', 'react-router'),
      'typegen',
      inProject('apps', name),
    )
    if (code !== 0) return code
  }
  const codes = []
  // Who interrupts one means all of them; the compiler ends as if it had found something.
  let isInterrupted = false
  process.once('SIGINT', () => {
    isInterrupted = true
  })
  for (const folder of typedFolders()) {
    tell(path.relative(root, folder))
    codes.push(await run(packageCommand('typescript', 'tsc'), '--noEmit', '-p', folder))
    if (isInterrupted) return 130
  }
  return Math.max(...codes)
})

function typedFolders() {
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(inProject(parent)).map((name) => inProject(parent, name)),
  )
  return [...workspaces, inProject('scripts'), inProject('e2e')].filter((folder) =>
    existsSync(`${folder}/tsconfig.json`),
  )
}
