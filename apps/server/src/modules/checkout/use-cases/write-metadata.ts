import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { Checkout, CheckoutKey } from '../rules/checkout.ts'
import { isMetadata } from '../rules/is-metadata.ts'
import { namesShopFacts } from '../rules/line-metadata.ts'
import { findCheckout } from '../storage/checkout-queries.ts'
import { addLineMetadata, addMetadata } from '../storage/metadata-queries.ts'

type Deps = { db: Database }

export async function writeMetadata(
  { db }: Deps,
  key: CheckoutKey,
  metadata: Metadata,
): Promise<Outcome<Checkout, 'NOT_FOUND' | 'METADATA_INVALID'>> {
  if (!isMetadata(metadata)) return refuse('METADATA_INVALID')
  const isWritten = await addMetadata(db, key, metadata)
  const checkout = await findCheckout(db, key)
  if (!checkout) return refuse('NOT_FOUND')
  return isWritten ? ok(checkout) : refuse('METADATA_INVALID')
}

/** A booking is changed with the line, which takes the slot; metadata cannot change it. */
export async function writeLineMetadata(
  { db }: Deps,
  line: { lineId: string; customerId: number | undefined },
  metadata: Metadata,
): Promise<Outcome<Checkout, 'NOT_FOUND' | 'METADATA_INVALID'>> {
  if (namesShopFacts(metadata) || !isMetadata(metadata)) return refuse('METADATA_INVALID')
  const publicId = await addLineMetadata(db, line, metadata)
  const checkout = publicId && (await findCheckout(db, { publicId, customerId: line.customerId }))
  return checkout ? ok(checkout) : refuse('NOT_FOUND')
}
