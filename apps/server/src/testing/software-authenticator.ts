import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Page = { origin: string; host: string }
type Options = { challenge: string }

/** A device with one passkey, as a browser would use it: it answers every challenge and verifies its user. */
export function createAuthenticator({ origin, host }: Page) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (extra = Buffer.alloc(0), flags = 0x05) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count, extra])
  }

  return {
    /** Answers the options of a new passkey. */
    make({ challenge }: Options) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(credential, 0x45))],
      ])
      return {
        ...named(id),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** Answers the options of a sign-in or a proof. */
    sign({ challenge }: Options) {
      const data = clientData('webauthn.get', challenge)
      const authenticator = authenticatorData()
      const signed = Buffer.concat([authenticator, createHash('sha256').update(data).digest()])
      return {
        ...named(id),
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticator.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}

function named(id: Buffer) {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} }
}

/** ES256, in the form that devices send: type, algorithm, curve and the two halves of the point. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const half = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const parts = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, half(x)],
    [-3, half(y)],
  ])
  return Buffer.from(isoCBOR.encode(parts as never))
}
