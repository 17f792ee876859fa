import type { RestQuestion } from '@warsha/contract/content/content.rest.ts'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { FaqList } from './faq-list.tsx'

/** The rest is on the support page, so it need not travel with home. */
export const faqTeaserLength = 4

export function FaqTeaser({ entries }: { entries: readonly RestQuestion[] }) {
  const { t, lang } = useTranslation()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="home-faq">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="home-faq" className="text-lg font-bold leading-heading">
          {t('content.support.questions')}
        </h2>
        <Link
          to={localePath(lang, '/support')}
          className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-brand hover:underline"
        >
          {t('shell.seeAll')}
        </Link>
      </div>
      <FaqList entries={entries} />
    </section>
  )
}
