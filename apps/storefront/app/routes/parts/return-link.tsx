import { buttonClass } from '@warsha/ui/button.tsx'
import { CloseIcon } from '@warsha/ui/icons.tsx'
import { ReturnIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

/** Leads to the return of an order's line: an appointment is cancelled by it. */
export function ReturnLink({ id, isAppointment }: { id: string; isAppointment: boolean }) {
  const { t, lang } = useTranslation()
  return (
    <Link to={localePath(lang, `/return/${id}`)} className={buttonClass({ variant: 'secondary' })}>
      {isAppointment ? (
        <>
          <CloseIcon className="size-4.5" /> {t('orders.cancel')}
        </>
      ) : (
        <>
          <ReturnIcon className="size-4.5 rtl:-scale-x-100" /> {t('returns.return')}
        </>
      )}
    </Link>
  )
}
