import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { categories } from '@warsha/server/modules/catalogue/storage/categories.tables.ts'
import { issueGiftCard } from '@warsha/server/modules/promotions/index.ts'
import { promoCodes, promoTargets } from '@warsha/server/modules/promotions/storage/promotions.tables.ts'
import { type DemoCode, demoCodes, demoGiftCards } from '../promotions/demo-codes.ts'

/** Codes of every kind and gift cards with money on them. */
export async function seedPromotions(tx: Transaction): Promise<void> {
  const known = await tx.select({ id: categories.id, slug: categories.slug }).from(categories)
  const categoryIds = new Map(known.map(({ id, slug }) => [slug, id]))
  const made = await tx.insert(promoCodes).values(demoCodes.map(toRow)).returning({ id: promoCodes.id })
  await tx.insert(promoTargets).values(
    demoCodes.flatMap(({ targets = [] }, at) =>
      targets.map(([slug, percent = null]) => {
        const categoryId = categoryIds.get(slug)
        if (categoryId === undefined) throw new Error(`The demo shop has no category ${slug}`)
        return { codeId: made[at]?.id ?? 0, categoryId, percent }
      }),
    ),
  )
  for (const { code, rial, endsOn = null } of demoGiftCards) {
    await issueGiftCard(tx, { code, initialBaisa: baisaFromDecimal(rial), endsOn, customerId: null })
  }
}

function toRow({ rial, minimumRial, targets: _targets, ...code }: DemoCode) {
  return {
    ...code,
    amountBaisa: rial === undefined ? null : baisaFromDecimal(rial),
    minimumBaisa: minimumRial === undefined ? null : baisaFromDecimal(minimumRial),
  }
}
