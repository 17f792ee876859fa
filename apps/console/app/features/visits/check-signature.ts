import type { ReadPass } from '@warsha/contract/orders/visit-pass.ts'

/** Whether the shop has signed a pass; undefined in browsers that cannot tell. */
export async function checkSignature(pass: ReadPass, publicKey: string): Promise<boolean | undefined> {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey }
    const key = await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify'])
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, pass.signature, pass.signed)
  } catch {
    return undefined
  }
}
