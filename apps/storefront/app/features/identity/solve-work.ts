import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Finds a number that shows some seconds of computing, which one shopper does not notice and a sender of thousands
 * does. It pauses between rounds, so that the page still answers.
 */
export async function solveWork(name: string, bits: number, signal?: AbortSignal): Promise<string> {
  for (let number = 0; ; number++) {
    if (leadingZeroBits(sha256(utf8ToBytes(`${name}:${number}`))) >= bits) return `work:${number}`
    if (number % hashesPerRound === 0) {
      signal?.throwIfAborted()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

const hashesPerRound = 4096

function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
