import type { Locale } from '@warsha/contract/locale/locale.ts'
import { useTranslation } from '~/session/messages.ts'

/** For search engines and for those who walk a page by its headings. */
export function HomeHeadings({ brand }: { brand: Record<Locale, string> }) {
  const { t, lang } = useTranslation()
  return (
    <div className="sr-only">
      <h1>{t('content.headings.brandLine', { brand: brand[lang] })}</h1>
      <h2>{t('content.headings.engineOil')}</h2>
      <h2>{t('content.headings.inviteFriends')}</h2>
    </div>
  )
}
