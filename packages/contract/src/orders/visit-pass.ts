/** A visit pass as its QR code says it: any line of the visit, and the hour it was issued for. */
export type VisitPass = { lineKey: string; appointmentAt: Date }

/** The pass that a text claims to be. Only the signature over `signed` says whether it is one. */
export type ReadPass = VisitPass & { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }

const version = 1
const minuteMs = 60_000
const signedBytes = 21
const signatureBytes = 64

/** The bytes that are signed: version, id, hour in minutes since 1970. */
export function packPass({ lineKey, appointmentAt }: VisitPass): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(signedBytes)
  bytes[0] = version
  const digits = lineKey.replaceAll('-', '')
  for (let at = 0; at < 16; at++) bytes[1 + at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16)
  new DataView(bytes.buffer).setUint32(17, appointmentAt.getTime() / minuteMs)
  return bytes
}

/** Capital letters and digits alone, which a QR code packs more tightly than bytes. */
export function writePass(signed: Uint8Array, signature: Uint8Array): string {
  return toBase32(Uint8Array.of(...signed, ...signature))
}

/** Undefined for a text that is no pass of this version, or not a whole one. */
export function readPass(text: string): ReadPass | undefined {
  const bytes = text.length === passLength ? fromBase32(text.toUpperCase()) : undefined
  if (bytes?.length !== signedBytes + signatureBytes || bytes[0] !== version) return undefined
  const signed = bytes.slice(0, signedBytes)
  const digits = [...signed.subarray(1, 17)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const lineKey = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const minutes = new DataView(signed.buffer).getUint32(17)
  return {
    lineKey,
    appointmentAt: new Date(minutes * minuteMs),
    signed,
    signature: bytes.slice(signedBytes),
  }
}

/** RFC 4648. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Five bits a letter, so 85 bytes are 136 letters with none left over. */
export const passLength = ((signedBytes + signatureBytes) * 8) / 5

function toBase32(bytes: Uint8Array): string {
  let text = ''
  let [buffer, bits] = [0, 0]
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(buffer >> (bits - 5)) & 31]
  }
  return text
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array((text.length * 5) / 8)
  let [buffer, bits, at] = [0, 0, 0]
  for (const letter of text) {
    const value = alphabet.indexOf(letter)
    if (value < 0) return undefined
    buffer = ((buffer << 5) | value) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (buffer >> bits) & 255
  }
  return bytes
}
