import type { Metadata } from '#kernel/texts.ts'

/** What a caller may write into a checkout or a line: a booking and some more, together a few pages at most. */
export function isMetadata(metadata: Metadata, maxBytes = mostBytes): boolean {
  const entries = Object.entries(metadata)
  return (
    entries.length <= mostKeys &&
    entries.every(([key, value]) => /^[\w.-]{1,64}$/.test(key) && value.length <= longestValue) &&
    Buffer.byteLength(JSON.stringify(metadata)) <= maxBytes
  )
}

const mostKeys = 40
const longestValue = 1000
/** A little less than the database allows, which writes some more spaces. */
const mostBytes = 15_000

/** Of a line less is taken, because its booking is stored with what the shop knows about it. */
export const maxLineBytes = 12_000
