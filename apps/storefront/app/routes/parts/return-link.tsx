import { buttonClass } from '@warsha/ui/button.tsx'
import { ReturnIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

/** Leads to the return of an order's line. */
export function ReturnLink({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  return (
    <Link
      to={localePath(lang, `/return/${id}`)}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      <ReturnIcon className="size-4 rtl:-scale-x-100" /> {t('returns.return')}
    </Link>
  )
}
