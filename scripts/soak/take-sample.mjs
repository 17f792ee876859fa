import { readdirSync, readFileSync } from 'node:fs'

/** What each program holds now: memory, open files, and connections to the database as the primary counts them. */
export async function takeSample({ database }, programs, minute) {
  const held = Object.entries(programs).flatMap(([name, { child }]) => {
    const own = holdingOf(child.pid)
    return own ? [[name, own]] : []
  })
  const connections = await countConnections(database)
  return { minute, held: Object.fromEntries(held), connections }
}

function holdingOf(pid) {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return { memoryMiB: Number(kib) / 1024, files: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return undefined
  }
}

/** Undefined while there is no primary. */
async function countConnections(database) {
  if (!(await database.findPrimary())) return undefined
  try {
    return Number(
      await database.query(`SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'warsha%'`),
    )
  } catch {
    return undefined
  }
}
