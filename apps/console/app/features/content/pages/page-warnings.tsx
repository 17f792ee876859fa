import type { RestPageOptions, RestPageWarning } from '@warsha/contract/console/content/pages.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { AlertIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'

type PageWarningsProps = {
  warnings: readonly RestPageWarning[] | undefined
  options: RestPageOptions | undefined
}

/** The shop reads a number of pages and types at once; what comes later is not shown. */
export function PageWarnings({ warnings = [], options }: PageWarningsProps) {
  const { t, lang } = useTranslation()
  if (warnings.length === 0) return null
  return (
    <section
      role="note"
      aria-label={t('console-content.warning.title')}
      className="flex gap-3 rounded-card border border-amber/50 bg-amber-tint p-4 text-amber-deep"
    >
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{t('console-content.warning.title')}</p>
        <ul className="mt-1 grid gap-1">
          {warnings.map((warning) => (
            <li key={JSON.stringify(warning)}>{textOf(warning)}</li>
          ))}
        </ul>
      </div>
    </section>
  )

  function textOf(warning: RestPageWarning): string {
    const { count, limit } = warning
    if (warning.kind === 'page-types') return t('console-content.warning.pageTypes', { count, limit })
    const language = languageOf(warning.language)
    if (warning.kind === 'home-pages')
      return t('console-content.warning.homePages', { count, limit, language })
    const type =
      options?.page_types.find(({ slug }) => slug === warning.page_type)?.name[lang] ?? warning.page_type
    return t('console-content.warning.pagesOfType', { count, limit, language, type: isolate(type) })
  }

  function languageOf(language: string | null): string {
    if (language === 'en' || language === 'ar' || language === 'hi')
      return t(`console-content.language.${language}`)
    return t('console-content.language.none')
  }
}
