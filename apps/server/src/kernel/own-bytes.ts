/** What a buffer's own memory may be larger than it. */
const tolerated = 512

/**
 * Bytes to be held for long, in memory of their own. A small buffer is a piece of a pool, which is a buffer of 64 KiB, all of
 * which stays for as long as one piece of it is held; what the caches count would be a fraction of what they take.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength - bytes.length <= tolerated) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
