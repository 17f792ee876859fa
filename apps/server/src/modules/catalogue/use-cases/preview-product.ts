import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { findProductMedia } from '../storage/product-media-queries.ts'

/** The parameter of a product's page that carries the signed link. */
export const previewParameter = 'preview'

const lifetimeMs = 15 * 60_000

type Signing = { config: Config; clock: Clock }

/** A token that shows one product to whom it is given, for a quarter of an hour. It names the operator who made it. */
export async function previewProduct(
  { db, config, clock }: Signing & { db: Database },
  { productId, operatorId }: { productId: number; operatorId: number },
): Promise<Outcome<{ token: string; expiresAt: Date }, 'NOT_FOUND'>> {
  if (!(await findProductMedia(db, productId))) return refuse('NOT_FOUND')
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs)
  const content = [productId, operatorId, expiresAt.getTime()].join('.')
  return ok({ token: `${content}.${sign(config, content)}`, expiresAt })
}

/** The product that a token shows; undefined when it was altered or its time is over. */
export function readPreview({ config, clock }: Signing, token: string): number | undefined {
  const [, content, signature] = /^(\d{1,9}\.\d{1,9}\.\d{13})\.([\w-]{43})$/.exec(token) ?? []
  if (!content || !signature) return undefined
  if (!timingSafeEqual(Buffer.from(sign(config, content)), Buffer.from(signature))) return undefined
  const [productId, , expiresMs] = content.split('.').map(Number)
  return productId && expiresMs && clock.now().getTime() < expiresMs ? productId : undefined
}

function sign(config: Config, content: string): string {
  return createHmac('sha256', keysOf(config).previews).update(content).digest('base64url')
}
