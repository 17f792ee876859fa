import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureRequest } from '#http/media/picture-request.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import { createWorkQueue } from '#kernel/work-queue.ts'

/**
 * `busy` when too many others wait, `limited` when the caller has had enough made, `unmakeable` when the original
 * cannot be read as a picture.
 */
type Made = Buffer | 'busy' | 'limited' | 'unmakeable'

type Folders = { originals: string; made: string }
type MakerOptions = Folders & { onProblem(error: unknown): void }

/** A conversion takes a core and up to 200 MB. */
const limits = { running: 2, waiting: 50 }
const conversionSeconds = 10

/** Finds pictures that were made before and makes the others, each once, two at a time. */
export function pictureMaker({ originals, made, onProblem }: MakerOptions) {
  const queue = createWorkQueue(limits)
  const once = singleFlight<Made>()

  return async (wanted: PictureRequest, mayConvert: () => Promise<boolean>): Promise<Made> => {
    const file = path.join(made, `${wanted.name}.${wanted.size}.${wanted.format}`)
    const known = await readIfThere(file)
    if (known) return known
    if (!(await mayConvert())) return 'limited'
    return once(file, async () => {
      const work = () => convert(path.join(originals, wanted.name), wanted)
      const picture = await queue.run(work)?.catch((error) => {
        onProblem(error)
        return 'unmakeable' as const
      })
      // A picture that cannot be stored is sent all the same: the disk may be full.
      if (picture instanceof Buffer) await store(file, picture).catch(onProblem)
      return picture ?? 'busy'
    })
  }
}

async function convert(original: string, { name, size, format }: PictureRequest): Promise<Buffer> {
  // Loaded with the first picture that needs it: the library takes a third of the idle server's memory.
  const { default: sharp } = await import('sharp')
  // Two conversions run at once and no picture is made twice, so more threads and a cache would only take memory.
  sharp.concurrency(1)
  sharp.cache(false)
  const picture = sharp(original, { limitInputPixels: 50_000_000, density: 144 })
    .timeout({ seconds: conversionSeconds })
    .resize(size, size, { fit: 'inside', withoutEnlargement: !name.toLowerCase().endsWith('.svg') })
  if (format === 'avif') return picture.avif({ quality: 60, effort: 3 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 82 }).toBuffer()
  // A photograph in another format may have been transparent, which JPEG would show black.
  if (format === 'jpeg') return picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
  return picture.png().toBuffer()
}

async function store(file: string, picture: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // Another process may make the same file: the last one to rename wins, both are whole.
  const draft = `${file}.${process.pid}`
  try {
    await writeFile(draft, picture)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}
