import { classNames } from '@warsha/ui/class-names.ts'
import { SearchIcon } from '@warsha/ui/icons.tsx'
import { useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { SuggestionList } from '~/features/catalogue/search/suggestion-list.tsx'
import { useSuggestionBox } from '~/features/catalogue/search/use-suggestion-box.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

/** A real form: it works before any script has arrived. */
export function SearchForm({ className }: { className?: string }) {
  const { t, lang } = useTranslation()
  const { search } = useLocation()
  const query = new URLSearchParams(search).get('q') ?? ''
  const field = useRef<HTMLInputElement>(null)
  const box = useSuggestionBox()

  function leave() {
    if (field.current) field.current.value = query
    field.current?.blur()
    box.close()
  }

  return (
    <Form
      action={localePath(lang, '/search')}
      role="search"
      onSubmit={box.close}
      className={classNames('relative flex items-center', className)}
    >
      <input
        // The field follows the address, also when Back changes it.
        key={query}
        ref={field}
        type="search"
        name="q"
        {...box.field}
        onChange={({ currentTarget }) =>
          box.type(currentTarget.value, document.activeElement === currentTarget)
        }
        defaultValue={query}
        aria-label={t('shell.header.search')}
        placeholder={t('shell.header.searchPlaceholder')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        className="min-h-12 w-full appearance-none rounded-control border border-line bg-surface ps-4 pe-12 text-field text-ink hover:border-outline lg:min-h-11 lg:bg-page"
      />
      <button
        type="submit"
        aria-label={t('shell.header.search')}
        className="absolute end-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-brand lg:size-10"
      >
        <SearchIcon className="size-5" />
      </button>
      <SuggestionList box={box} onChoose={leave} />
    </Form>
  )
}
