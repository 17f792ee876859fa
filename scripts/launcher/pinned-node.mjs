import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject, pinnedNodePath } from './project.mjs'
import { runQuietly } from './run.mjs'
import { Problem, tell } from './tell.mjs'

const productMajor = 24

/** The Node that runs the product: the installed one, or ours when that is new enough. */
export async function findProductNode() {
  const pinned = pinnedNodePath()
  if (!existsSync(pinned)) await fetchPinned()
  if (runs(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= productMajor) return process.execPath
  throw new Problem(
    `The product runs on Node ${productMajor}, which npm installs beside it, but ${pinned} does not work here.\n` +
      `Install Node ${productMajor} from https://nodejs.org and run the same command again.`,
  )
}

/** npm may have been told not to run install scripts; this one only brings the program. */
async function fetchPinned() {
  const folder = inProject('node_modules', 'node')
  if (!existsSync(folder)) return
  tell(`Fetching Node ${productMajor}`)
  await runQuietly(`Node ${productMajor}`, process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
  }).catch(() => undefined)
}

function runs(node) {
  if (!existsSync(node)) return false
  try {
    return /^v(2[4-9]|[3-9]\d)\./.test(execFileSync(node, ['--version'], { encoding: 'utf8' }))
  } catch {
    return false
  }
}
