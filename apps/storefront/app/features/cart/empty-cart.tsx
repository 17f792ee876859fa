import { buttonClass } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CartIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { NextStep } from './next-step.tsx'

export function EmptyCart() {
  const { t, lang } = useTranslation()
  return (
    <div className="page-width py-6 lg:py-12">
      <EmptyState
        icon={CartIcon}
        title={t('cart.empty.title')}
        text={t('cart.empty.text')}
        action={
          <div className="grid gap-3 sm:min-w-80">
            <Link
              to={localePath(lang, '/products')}
              className={buttonClass({ size: 'step', isFullWidth: true })}
            >
              {t('cart.empty.action')}
            </Link>
            <NextStep />
          </div>
        }
      />
    </div>
  )
}
