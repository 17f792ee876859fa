import type { CartRepair } from '@warsha/contract/cart/repair-cart.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { CloseIcon, InfoIcon } from '@warsha/ui/icons.tsx'
import { useLayoutEffect, useState } from 'react'
import { takeCartRepairs } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'

/** Shows what had to be repaired in the stored cart, until the shopper has read it. */
export function RepairNotice() {
  const { t } = useTranslation()
  const [repairs, setRepairs] = useState<CartRepair[]>([])
  // Before the page is painted, so that nothing moves. Added to what is there: in development React runs the effect
  // twice, and the second take is empty.
  useLayoutEffect(() => setRepairs((known) => [...known, ...takeCartRepairs()]), [])

  if (repairs.length === 0) return null
  return (
    <div className="page-width pb-3">
      <div
        role="status"
        className="flex items-start gap-3 rounded-card border border-amber/40 bg-amber-tint py-2 ps-4 pe-1 text-sm text-amber-ink"
      >
        <InfoIcon className="mt-3 size-4.5" />
        <ul className="grid flex-1 gap-1 py-2.5">
          {[...new Set(repairs.map((repair) => describe(t, repair)))].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <IconButton icon={CloseIcon} label={t('shell.close')} onClick={() => setRepairs([])} />
      </div>
    </div>
  )
}

function describe(t: Translate, repair: CartRepair): string {
  if (repair.kind === 'reset') return t('cart.repair.reset')
  if (!repair.name) return t('cart.repair.droppedUnnamed')
  const product = isolateName(repair.name)
  if (repair.kind === 'quantity') return t('cart.repair.quantity', { product, count: repair.quantity })
  return t(repair.kind === 'price' ? 'cart.repair.price' : 'cart.repair.dropped', { product })
}
