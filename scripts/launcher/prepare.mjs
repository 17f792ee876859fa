import { describeNodeProblem } from './check-node.mjs'
import { buildFrontEnds } from './front-ends.mjs'
import { installDependencies } from './install.mjs'
import { findProductNode } from './pinned-node.mjs'
import { Problem } from './tell.mjs'

/** Everything that must be there before the product can run. Answers the Node to run it with. */
export async function prepare({ build, check }) {
  const problem = describeNodeProblem(process.version)
  if (problem) throw new Problem(problem)
  await installDependencies()
  const node = await findProductNode()
  // Reasons against a start are reported before minutes are spent on it.
  if (check) await check(node)
  if (build) await buildFrontEnds(node)
  return node
}
