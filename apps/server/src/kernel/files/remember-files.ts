import { LRUCache } from 'lru-cache'
import { ownBytes } from '#kernel/own-bytes.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import type { FileStore, StoredFile } from './file-store.ts'

const maxBytes = 64_000_000
const maxFileBytes = 1_000_000
/** Most files never change under their name; the others are seen anew after this time. */
const unchangedMs = 60_000

/** Small files that were asked for of late, so that a page of fifty pictures does not ask the store fifty times. */
export function rememberFiles(store: FileStore): FileStore {
  const known = new LRUCache<string, StoredFile>({
    maxSize: maxBytes,
    maxEntrySize: maxFileBytes,
    sizeCalculation: ({ content }) => content.length + 500,
    ttl: unchangedMs,
  })
  const flight = singleFlight<StoredFile | undefined>()
  return {
    ...store,
    async read(name) {
      const found = known.get(name)
      if (found) return found
      return flight(name, async () => {
        const read = await store.read(name)
        if (read) known.set(name, { ...read, content: ownBytes(read.content) })
        return read
      })
    },
    async has(name) {
      return known.has(name) || store.has(name)
    },
    async write(name, content, type) {
      await store.write(name, content, type)
      known.delete(name)
    },
    async remove(name) {
      known.delete(name)
      await store.remove(name)
      known.delete(name)
    },
  }
}
