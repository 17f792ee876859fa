import type { PictureRequest } from '#http/media/picture-request.ts'
import type { FileStore } from '#kernel/files/file-store.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import { createWorkQueue } from '#kernel/work-queue.ts'

/**
 * `missing` without an original, `busy` when too many others wait, `limited` when the caller has had enough made, `unmakeable` when the original
 * cannot be read as a picture.
 */
type Made = Buffer | 'missing' | 'busy' | 'limited' | 'unmakeable'

type MakerOptions = { files: FileStore; onProblem(error: unknown): void }

/** A conversion takes a core and up to 200 MB. */
const limits = { running: 2, waiting: 50 }
const conversionSeconds = 10

/** Finds pictures that were made before and makes the others, each once, two at a time. */
export function pictureMaker({ files, onProblem }: MakerOptions) {
  const queue = createWorkQueue(limits)
  const once = singleFlight<Made>()
  const unmakeable = (error: unknown) => {
    onProblem(error)
    return 'unmakeable' as const
  }

  return async (wanted: PictureRequest, mayConvert: () => Promise<boolean>): Promise<Made> => {
    const file = `thumbnails/${wanted.name}.${wanted.size}.${wanted.format}`
    const known = await files.read(file)
    if (known) return known.content
    const original = `media/${wanted.name}`
    if (!(await files.has(original))) return 'missing'
    if (!(await mayConvert())) return 'limited'
    return once(file, async () => {
      const picture = await queue.run(async () => {
        const found = await files.read(original)
        return found ? convert(found.content, wanted).catch(unmakeable) : 'missing'
      })
      // A picture that cannot be stored is sent all the same: the disk may be full.
      if (picture instanceof Buffer)
        await files.write(file, picture, `image/${wanted.format}`).catch(onProblem)
      return picture ?? 'busy'
    })
  }
}

async function convert(original: Buffer, { name, size, format }: PictureRequest): Promise<Buffer> {
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
