import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files of a folder of this machine, or of one that several machines have mounted. */
export function folderStore(folder: string): FileStore {
  const placeOf = (name: string) => path.join(folder, name)
  return {
    folder,
    async read(name) {
      const place = placeOf(name)
      try {
        const [content, { mtime }] = await Promise.all([readFile(place), stat(place)])
        return { content, modified: mtime }
      } catch (error) {
        return absentOr(error)
      }
    },
    async has(name) {
      const found = await stat(placeOf(name)).catch(absentOr)
      return found?.isFile() ?? false
    },
    async write(name, content) {
      const place = placeOf(name)
      await mkdir(path.dirname(place), { recursive: true })
      // Others may write the same file at once, in containers with the same process number: the last one to rename wins, all are whole.
      const draft = `${place}.${randomUUID()}`
      try {
        await writeFile(draft, content)
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
    async list(prefix, before) {
      const directory = path.posix.dirname(`${prefix}x`)
      const entries = await readdir(placeOf(directory), { withFileTypes: true }).catch(() => [])
      const names = entries.filter((entry) => entry.isFile()).map((entry) => `${directory}/${entry.name}`)
      const meant = names.filter((name) => name.startsWith(prefix))
      if (!before) return meant
      const old: string[] = []
      for (const name of meant) {
        const found = await stat(placeOf(name)).catch(absentOr)
        if (found && found.mtime < before) old.push(name)
      }
      return old
    },
  }
}

function absentOr(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
  throw error
}
