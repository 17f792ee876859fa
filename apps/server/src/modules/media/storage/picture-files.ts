import type { FileStore } from '#kernel/files/file-store.ts'

const prefix = '/media/library/'
const folder = 'media/library/'
const nameOf = (address: string) => `${folder}${address.slice(prefix.length)}`

export async function readPictureFile(files: FileStore, address: string): Promise<Buffer> {
  const found = await files.read(nameOf(address))
  if (!found) throw new Error(`The file of ${address} is missing`)
  return found.content
}

/** Content and name belong together, so a file that is there is as it should be. */
export async function writePictureFile(
  files: FileStore,
  address: string,
  { content, type }: { content: Buffer; type: string },
): Promise<void> {
  const known = await files.read(nameOf(address))
  if (known?.content.length === content.length) return
  await files.write(nameOf(address), content, type)
}

/** Removes a picture with every thumbnail that was made of it. */
export async function removePictureFile(files: FileStore, address: string): Promise<void> {
  await files.remove(nameOf(address))
  const made = `thumbnails/library/${address.slice(prefix.length)}.`
  for (const thumbnail of await files.list(made)) await files.remove(thumbnail)
}

/** Addresses of all files, or of those that were written before this moment; drafts of uploads that broke off included. */
export async function listPictureFiles(files: FileStore, before?: Date): Promise<string[]> {
  const names = await files.list(folder, before)
  return names.map((name) => `${prefix}${name.slice(folder.length)}`)
}
