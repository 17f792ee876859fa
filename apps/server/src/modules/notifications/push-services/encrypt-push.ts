import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription, in base64url. */
export type SubscriptionKeys = { p256dh: string; auth: string }

/** Given by tests alone: nothing of it is ever used twice. */
type Fresh = { salt?: Buffer; privateKey?: Buffer }

/** Encrypts a message for one browser, as RFC 8291 says: the push service between cannot read it. */
export function encryptPush(text: string, { p256dh, auth }: SubscriptionKeys, fresh: Fresh = {}): Buffer {
  const { salt = randomBytes(16), privateKey } = fresh
  const curve = createECDH('prime256v1')
  if (privateKey) curve.setPrivateKey(privateKey)
  else curve.generateKeys()
  const sender = curve.getPublicKey()
  const receiver = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const shared = derive(curve.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.concat([Buffer.from(text), lastRecord])
  const sealed = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()])
  return Buffer.concat([salt, recordSize, Buffer.from([sender.length]), sender, sealed])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** One record holds all of it. */
const lastRecord = Buffer.from([2])
const recordSize = Buffer.from([0, 0, 16, 0])
