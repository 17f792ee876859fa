import type { Metadata } from '#kernel/texts.ts'

/** Limits for metadata of a checkout or a line: a booking and some more, together a few pages at most. */
export function isMetadata(metadata: Metadata, maxBytes = defaultMaxBytes): boolean {
  const entries = Object.entries(metadata)
  return (
    entries.length <= maxKeys &&
    entries.every(([key, value]) => /^[\w.-]{1,64}$/.test(key) && value.length <= maxValueLength) &&
    Buffer.byteLength(JSON.stringify(metadata)) <= maxBytes
  )
}

const maxKeys = 40
const maxValueLength = 1000
/** A little less than the database allows, which writes some more spaces. */
const defaultMaxBytes = 15_000

/** Of a line less is taken, because its booking is stored with what the shop knows about it. */
export const maxLineBytes = 12_000
