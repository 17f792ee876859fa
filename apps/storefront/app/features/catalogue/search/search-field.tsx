import { searchMinLength } from '@warsha/contract/constants.ts'
import { textHandlers } from '@warsha/ui/early-text.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { CloseIcon, SearchIcon } from '@warsha/ui/icons.tsx'
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { SuggestionKind } from './suggestion-options.ts'
import type { SearchTerm } from './use-search-term.ts'
import { useSuggestionBox } from './use-suggestion-box.ts'

/** The products themselves are found below the field. */
const offeredHere: readonly SuggestionKind[] = ['term', 'category', 'choice']

/** A real form: before any script has arrived, Enter searches. */
export function SearchField({ term }: { term: SearchTerm }) {
  const { t, lang } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const box = useSuggestionBox({ kinds: offeredHere, isInline: true })

  // The search page opens ready to type, unless the answer is already there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    if (!term.text) field.current?.focus({ preventScroll: true })
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    term.choose(term.text)
    box.close()
    // A phone's keyboard has done its work and makes room for the answer.
    if (term.text.trim().length >= searchMinLength) field.current?.blur()
  }

  function clear() {
    term.choose('')
    box.close()
    field.current?.focus()
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.currentTarget
    term.type(value)
    box.type(value, document.activeElement === event.currentTarget)
  }

  // The suggestions cover nothing here, so Escape clears them and the field in one.
  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !term.text) {
      box.field.onKeyDown(event)
      return
    }
    event.preventDefault()
    clear()
  }

  return (
    <search aria-label={t('listing.search.label')}>
      <form action={localePath(lang, '/search')} onSubmit={submit} className="relative flex items-center">
        <SearchIcon className="pointer-events-none absolute start-4 size-5 text-muted" />
        <input
          ref={field}
          type="search"
          name="q"
          value={term.text}
          {...box.field}
          {...textHandlers(type)}
          onKeyDown={clearOnEscape}
          aria-label={t('listing.search.label')}
          placeholder={t('shell.header.searchPlaceholder')}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={80}
          className="min-h-13 w-full appearance-none rounded-control border border-outline bg-surface ps-12 pe-12 text-field text-ink hover:border-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {term.text && (
          <span className="absolute end-1">
            <IconButton icon={CloseIcon} label={t('listing.search.clear')} onClick={clear} />
          </span>
        )}
      </form>
      <SuggestionList box={box} onChoose={box.close} />
    </search>
  )
}
