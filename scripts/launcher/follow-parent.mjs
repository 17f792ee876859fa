import { readFileSync } from 'node:fs'

/** Tells once when whoever started us is gone: npm, for one, does not pass its own end on. */
export function followParent(onGone, { generations = 1 } = {}) {
  const before = ancestors(generations)
  const timer = setInterval(() => {
    if (ancestors(generations) === before) return
    clearInterval(timer)
    onGone()
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}

function ancestors(generations) {
  const line = [process.ppid]
  while (line.length < generations) line.push(parentOf(line.at(-1)))
  return line.join(' ')
}

/** Only Linux tells without running a program; elsewhere the nearest parent has to do. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
