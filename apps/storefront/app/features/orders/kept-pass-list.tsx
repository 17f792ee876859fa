import { buttonClass } from '@warsha/ui/button.tsx'
import { Link } from 'react-router'
import { listKeptPasses } from '~/session/kept-passes.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { VisitPass } from './visit-pass.tsx'

/** The passes that this device has kept, for when the orders cannot be loaded. */
export function KeptPassList() {
  const { t, lang } = useTranslation()
  const kept = listKeptPasses()
  if (kept.length === 0) return null
  return (
    <section aria-label={t('orders.pass.title')} className="grid w-full max-w-3xl gap-3 text-start">
      <p className="text-sm text-muted">{t('orders.pass.kept')}</p>
      {kept.map(({ orderId, passes }) => (
        <div key={orderId} className="grid gap-3">
          {passes.map((pass) => (
            <VisitPass key={pass.line_id} pass={pass} />
          ))}
          <Link
            to={localePath(lang, `/my-order/${orderId}`)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('orders.pass.order')}
          </Link>
        </div>
      ))}
    </section>
  )
}
