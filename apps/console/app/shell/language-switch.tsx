import { localeNames, otherLocale } from '@warsha/i18n/locales.ts'
import { GlobeIcon } from '@warsha/ui/later-icons.tsx'
import { chooseLanguage, useTranslation } from '~/session/messages.ts'
import { queryClient } from '~/session/query-client.ts'

/** One press turns the whole page; what the server has said in the other language is asked for anew. */
export function LanguageSwitch() {
  const { lang } = useTranslation()
  const other = otherLocale(lang)

  async function turn() {
    await chooseLanguage(other)
    await queryClient.invalidateQueries()
  }

  return (
    <button type="button" lang={other} className="tool" onClick={turn}>
      <GlobeIcon className="size-4 text-muted" />
      {localeNames[other]}
    </button>
  )
}
