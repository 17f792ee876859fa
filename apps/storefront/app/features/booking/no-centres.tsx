import { buttonClass } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

export function NoCentres({ title }: { title: string }) {
  const { t, lang } = useTranslation()
  return (
    <EmptyState
      icon={StoreIcon}
      title={title}
      text={t('centres.empty.text')}
      action={
        <Link to={localePath(lang, '/store/edit/')} className={buttonClass({ size: 'step' })}>
          {t('centres.empty.change')}
        </Link>
      }
    />
  )
}
