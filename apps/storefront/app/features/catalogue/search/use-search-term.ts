import { searchDebounceMs } from '@warsha/contract/constants.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { isSearchable } from './load-search.ts'

export type SearchTerm = {
  /** As it stands in the field. */
  text: string
  isTooShort: boolean
  isSearching: boolean
  type(text: string): void
  /** At once, without waiting for more letters. */
  choose(text: string): void
}

/** Follows the field with the address, half a second behind; and the address with the field, when Back changes it. */
export function useSearchTerm(shownTerm: string): SearchTerm {
  const [query, setQuery] = useSearchParams()
  const { state, location } = useNavigation()
  const inAddress = query.get('q') ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  function write(next: string): void {
    const q = isSearchable(next) ? next.trim() : ''
    if (q === (query.get('q') ?? '')) return
    written.current = q
    const car = query.get('car')
    setQuery(q ? { q, ...(car && { car }) } : {}, { replace: true, preventScrollReset: true })
  }

  const latestWrite = useRef(write)
  latestWrite.current = write
  useEffect(() => {
    const timer = setTimeout(() => latestWrite.current(text), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])

  const isOnTheWay = isSearchable(text) && text.trim() !== shownTerm
  const isLoading = state === 'loading' && Boolean(location?.search)
  return {
    text,
    isTooShort: text.trim() !== '' && !isSearchable(text),
    isSearching: isOnTheWay || (isLoading && isSearchable(text)),
    type: setText,
    choose(next) {
      setText(next)
      write(next)
    },
  }
}
