import { useTranslation } from '~/session/messages.ts'
import { useVisitPasses } from './use-visit-passes.ts'
import { VisitPass } from './visit-pass.tsx'

/** The passes of an order, also of one that cannot be loaded. */
export function VisitPasses({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const { passes, isKept } = useVisitPasses(orderId)
  if (passes.length === 0) return null
  return (
    <section aria-label={t('orders.pass.title')} className="page-width grid gap-3 pt-5 lg:pt-8">
      {isKept && <p className="text-sm text-muted">{t('orders.pass.kept')}</p>}
      {passes.map((pass) => (
        <VisitPass key={pass.line_id} pass={pass} />
      ))}
    </section>
  )
}
