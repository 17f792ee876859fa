import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Folder = { DATA_DIR: string }

const prefix = '/media/library/'
const libraryOf = ({ DATA_DIR }: Folder) => path.join(DATA_DIR, 'media', 'library')
const fileOf = (folder: Folder, address: string) => path.join(libraryOf(folder), address.slice(prefix.length))

export function readPictureFile(folder: Folder, address: string): Promise<Buffer> {
  return readFile(fileOf(folder, address))
}

/** Content and name belong together, so a file that is there is as it should be. */
export async function writePictureFile(folder: Folder, address: string, content: Buffer): Promise<void> {
  const file = fileOf(folder, address)
  const known = await stat(file).catch(() => undefined)
  if (known?.size === content.length) return
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, content)
  await rename(draft, file)
}

/** Removes a picture with every thumbnail that was made of it. */
export async function removePictureFile(folder: Folder, address: string): Promise<void> {
  await rm(fileOf(folder, address), { force: true })
  const name = address.slice(prefix.length)
  const made = path.join(folder.DATA_DIR, 'thumbnails', 'library')
  for (const thumbnail of await readdir(made).catch(() => []))
    if (thumbnail.startsWith(`${name}.`)) await rm(path.join(made, thumbnail), { force: true })
}

/** Addresses of the files that were written before this moment, drafts of uploads that broke off included. */
export async function listPictureFiles(folder: Folder, before: Date): Promise<string[]> {
  const names = await readdir(libraryOf(folder)).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const found = await stat(path.join(libraryOf(folder), name)).catch(() => undefined)
    if (found?.isFile() && found.mtime < before) old.push(`${prefix}${name}`)
  }
  return old
}
