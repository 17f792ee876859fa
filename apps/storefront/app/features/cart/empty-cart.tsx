import { buttonClass } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CartIcon } from '@warsha/ui/icons.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

export function EmptyCart({ children }: { children?: ReactNode }) {
  const { t, lang } = useTranslation()
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:py-12">
      <EmptyState
        icon={CartIcon}
        title={t('cart.empty.title')}
        text={t('cart.empty.text')}
        action={
          <Link to={localePath(lang, '/products')} className={buttonClass({ size: 'step' })}>
            {t('cart.empty.action')}
          </Link>
        }
      />
      {children}
    </div>
  )
}
