import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { useTranslation } from '~/session/messages.ts'
import { useVisitPasses } from './use-visit-passes.ts'
import { VisitPass } from './visit-pass.tsx'

/** The passes of an order that cannot be loaded. */
export function VisitPasses({ orderId }: { orderId: string }) {
  const { passes, isKept } = useVisitPasses(orderId)
  return (
    <div className="page-width pt-5 empty:hidden lg:pt-8">
      <PassList passes={passes} isKept={isKept} />
    </div>
  )
}

/** Passes that stand alone, each with its appointment. */
export function PassList({ passes, isKept }: { passes: readonly RestVisitPass[]; isKept: boolean }) {
  const { t } = useTranslation()
  if (passes.length === 0) return null
  return (
    <section aria-label={t('orders.pass.title')} className="grid gap-3">
      {isKept && <p className="text-sm text-muted">{t('orders.pass.kept')}</p>}
      {passes.map((pass) => (
        <VisitPass key={pass.line_id} pass={pass} />
      ))}
    </section>
  )
}
