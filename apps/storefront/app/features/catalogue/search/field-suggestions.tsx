import { memo, type RefObject, useEffect, useLayoutEffect } from 'react'
import { SuggestionList } from './suggestion-list.tsx'
import { type SuggestionBox, useSuggestionBox } from './use-suggestion-box.ts'

export type FieldSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>
  /** Reports the state of the list to its field, whenever it changes. Always the same function. */
  onBox: (box: SuggestionBox) => void
  /** Always the same function. */
  onChoose: () => void
}

/** The suggestions of a field that was there before their code. Drawn by its own state alone, since the field's follows it. */
export const FieldSuggestions = memo(function FieldSuggestions({
  field,
  onBox,
  onChoose,
}: FieldSuggestionsProps) {
  const box = useSuggestionBox()
  useLayoutEffect(() => onBox(box))

  // Text typed while the code was loading counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the code has come
  useEffect(() => {
    const { current } = field
    if (!current) return
    const isInField = document.activeElement === current
    box.type(current.value === current.defaultValue ? '' : current.value, isInField)
  }, [])

  function choose() {
    onChoose()
    box.close()
  }

  return <SuggestionList box={box} onChoose={choose} />
})
