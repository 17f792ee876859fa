import type { RestLegalText } from '@warsha/contract/content/content.rest.ts'
import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Card } from '@warsha/ui/card.tsx'
import { RichText } from '@warsha/ui/rich-text.tsx'
import { useTranslation } from '~/session/messages.ts'

export function LegalPage({ texts }: { texts: readonly RestLegalText[] }) {
  const { t } = useTranslation()
  return (
    <div className="page-width grid items-start gap-6 py-5 lg:grid-cols-[15rem_1fr] lg:gap-10 lg:py-8">
      <nav aria-label={t('content.terms.title')} className="lg:sticky lg:top-28">
        <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
          {texts.map(({ kind }) => (
            <li key={kind}>
              <a
                href={`#${kind}`}
                className="inline-flex min-h-11 items-center rounded-control border border-line bg-surface px-4 text-sm font-semibold text-brand-deep hover:border-brand lg:w-full"
              >
                {t(`content.terms.${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-3xl gap-6">
        {texts.map(({ kind, title, version, effective_date, blocks }) => (
          <section key={kind} id={kind} aria-labelledby={`${kind}-title`}>
            <Card padding="large">
              <h2 id={`${kind}-title`} className="text-xl font-bold leading-heading">
                {title}
              </h2>
              <p className="mt-1 mb-5 text-sm text-muted">
                {t('content.terms.version', {
                  version: isolate(version),
                  date: isolate(formatDate(effective_date)),
                })}
              </p>
              <RichText blocks={blocks} className="text-muted" />
            </Card>
          </section>
        ))}
      </div>
    </div>
  )
}
