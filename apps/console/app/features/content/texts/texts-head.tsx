import type { ReactNode } from 'react'
import { PageTabs } from '~/components/page-tabs.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'

/** The title of the texts and the ways between them. */
export function TextsHead({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation()
  const pages = [
    { to: '/texts', title: t('console-content.texts.faq') },
    { to: '/texts/contact', title: t('console-content.texts.contact') },
    { to: '/texts/delivery-rules', title: t('console-content.texts.deliveryRules') },
    { to: '/texts/oil-promotion', title: t('console-content.texts.oilPromotion') },
    { to: '/texts/legal', title: t('console-content.texts.legal') },
  ]
  return (
    <header className="grid min-w-0 gap-3">
      <PageTitle>{t('console-content.texts.title')}</PageTitle>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-bold leading-heading">{t('console-content.texts.title')}</h1>
        <div className="ms-auto flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
      <PageTabs label={t('console-content.texts.label')} pages={pages} />
    </header>
  )
}
