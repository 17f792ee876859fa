import { textHandlers } from '@warsha/ui/early-text.ts'
import { SearchIcon } from '@warsha/ui/icons.tsx'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SuggestionBox } from '~/features/catalogue/search/use-suggestion-box.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLazyPart } from '~/session/use-lazy-part.ts'

const loadSuggestions = async () =>
  (await import('~/features/catalogue/search/field-suggestions.tsx')).FieldSuggestions

/** A real form: it works before any script has arrived, and before that of the suggestions. */
export function SearchForm({ className }: { className?: string }) {
  const { t, lang } = useTranslation()
  const { search } = useLocation()
  const navigate = useNavigate()
  const action = localePath(lang, '/search')
  const query = new URLSearchParams(search).get('q') ?? ''
  const field = useRef<HTMLInputElement>(null)
  const { Part: FieldSuggestions, want } = useLazyPart(loadSuggestions)
  const [box, setBox] = useState<SuggestionBox | null>(null)
  const combobox = box?.field ?? closedCombobox

  const leave = useCallback(() => {
    const { current } = field
    if (!current) return
    current.value = current.defaultValue
    current.blur()
  }, [])

  function searchFor(event: FormEvent) {
    event.preventDefault()
    box?.close()
    navigate(`${action}?${new URLSearchParams({ q: field.current?.value ?? '' })}`)
  }

  return (
    <search className={className}>
      <form action={action} onSubmit={searchFor} className="relative flex items-center">
        <input
          // The field follows the address, also when Back changes it.
          key={query}
          ref={field}
          type="search"
          name="q"
          {...combobox}
          onFocus={() => {
            want()
            box?.field.onFocus()
          }}
          {...textHandlers<HTMLInputElement>(({ currentTarget }) => {
            want()
            box?.type(currentTarget.value, document.activeElement === currentTarget)
          })}
          defaultValue={query}
          aria-label={t('shell.header.search')}
          placeholder={t('shell.header.searchPlaceholder')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          className="min-h-12 w-full appearance-none rounded-control border border-line bg-surface ps-4 pe-12 text-field text-ink hover:border-outline lg:min-h-11 lg:bg-page [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t('shell.header.search')}
          className="absolute end-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-brand lg:size-10"
        >
          <SearchIcon className="size-5" />
        </button>
        {FieldSuggestions && <FieldSuggestions field={field} onBox={setBox} onChoose={leave} />}
      </form>
    </search>
  )
}

/** ARIA attributes of the field before its list has loaded. */
const closedCombobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': false,
} as const
