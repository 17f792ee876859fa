export const oldestNode = 20

/** The launcher itself runs on any Node from 20 on; the product brings its own. */
export function describeNodeProblem(version) {
  const major = Number.parseInt(version.replace(/^v/, ''), 10)
  if (major >= oldestNode) return undefined
  return `Warsha needs Node ${oldestNode} or newer to start; this is Node ${version}.\nGet a current one from https://nodejs.org and run the same command again.`
}
