import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const outputFolders = new Set(['node_modules', 'build', '.react-router', '.vite'])

/** One hash over the contents of files and folders. Tests and outputs do not count: they change nothing that runs. */
export function fingerprint(entries) {
  const hash = createHash('sha256')
  for (const entry of entries) {
    for (const file of listFiles(entry)) {
      hash.update(path.relative(path.dirname(entry), file).split(path.sep).join('/'))
      hash.update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

export function matchesStamp(stampFile, value) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === value
}

export function writeStamp(stampFile, value) {
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${value}\n`)
}

function listFiles(entry) {
  if (!existsSync(entry)) return []
  if (statSync(entry).isFile()) return [entry]
  return readdirSync(entry, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => {
      const full = path.join(entry, child.name)
      if (child.isDirectory()) return outputFolders.has(child.name) ? [] : listFiles(full)
      return child.isFile() && !/\.test\.tsx?$/.test(child.name) ? [full] : []
    })
}
