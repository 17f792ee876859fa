import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useLang } from '~/session/use-lang.ts'
import { type SuggestionKind, type SuggestionOption, suggestionOptions } from './suggestion-options.ts'
import { useSuggestions } from './use-suggestions.ts'

export type SuggestionBoxOptions = {
  kinds?: readonly SuggestionKind[]
  /** In the page instead of over it: it stays when the field is left, or what is pressed below would move away. */
  isInline?: boolean
}

export type SuggestionBox = ReturnType<typeof useSuggestionBox>

/**
 * The state of a search field with a list of suggestions, after the combobox pattern of ARIA: the focus stays in the
 * field, the arrows choose, Enter opens what is chosen. Without a chosen one Enter searches as ever.
 */
export function useSuggestionBox({ kinds = everyKind, isInline = false }: SuggestionBoxOptions = {}) {
  const lang = useLang()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [hasFocus, setFocus] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed)
  const options = useMemo<SuggestionOption[]>(
    () => (found ? suggestionOptions(found, lang).filter(({ kind }) => kinds.includes(kind)) : []),
    [found, lang, kinds],
  )
  const isOpen = (hasFocus || isInline) && options.length > 0
  const activeIndex = isOpen && active < options.length ? active : -1
  const optionId = (index: number) => `${listId}-${index}`

  function type(text: string, isInField = true): void {
    setTyped(text)
    setActive(-1)
    setFocus(isInField)
  }

  function move(step: 1 | -1): void {
    const places = options.length + 1
    const next = ((activeIndex + 1 + step + places) % places) - 1
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A key that ends a word of an input method chooses nothing.
    if (!isOpen || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && activeIndex >= 0)
      document.getElementById(optionId(activeIndex))?.click()
    else if (event.key === 'Escape') type('')
    else return
    event.preventDefault()
  }

  return {
    listId,
    isInline,
    options,
    isOpen,
    activeIndex,
    optionId,
    type,
    close: () => type(''),
    /** For the field. Its text is passed to `type` by the caller. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeIndex < 0 ? undefined : optionId(activeIndex),
      onKeyDown,
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    } as const,
  }
}

const everyKind: readonly SuggestionKind[] = ['term', 'category', 'choice', 'product']
