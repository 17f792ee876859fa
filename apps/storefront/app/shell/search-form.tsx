import { classNames } from '@warsha/ui/class-names.ts'
import { SearchIcon } from '@warsha/ui/icons.tsx'
import { Form, useLocation } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

/** A real form: it works before any script has arrived. */
export function SearchForm({ className }: { className?: string }) {
  const { t, lang } = useTranslation()
  const { search } = useLocation()
  const query = new URLSearchParams(search).get('q') ?? ''

  return (
    <Form
      action={localePath(lang, '/search')}
      role="search"
      className={classNames('relative flex items-center', className)}
    >
      <input
        // The field follows the address, also when Back changes it.
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={t('shell.header.search')}
        placeholder={t('shell.header.searchPlaceholder')}
        enterKeyHint="search"
        autoComplete="off"
        className="min-h-12 w-full appearance-none rounded-control border border-line bg-surface ps-4 pe-12 text-field text-ink hover:border-outline lg:min-h-11 lg:bg-page"
      />
      <button
        type="submit"
        aria-label={t('shell.header.search')}
        className="absolute end-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-brand lg:size-10"
      >
        <SearchIcon className="size-5" />
      </button>
    </Form>
  )
}
