import { spawnSync } from 'node:child_process'
import { childEnvironment, inProject, pinnedNodePath, root } from '../launcher/project.mjs'

/** What `npm run verify-invariants` says of the cluster's shop; empty when all hold. */
export function verifyInvariants({ folder }, { url }) {
  const { status, stdout, stderr } = spawnSync(
    pinnedNodePath(),
    [inProject('apps/server/src/verify-invariants.ts')],
    {
      cwd: root,
      encoding: 'utf8',
      env: childEnvironment({ NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: folder }),
    },
  )
  return status === 0 ? '' : stdout || stderr || `ended with ${status}`
}
