import { searchDebounceMs } from '@warsha/contract/constants.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
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

/** Follows the field with the address, half a second behind; and the address with the field, when Back or a link changes it. */
export function useSearchTerm(shownTerm: string): SearchTerm {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const inAddress = query.get('q') ?? ''
  const [text, setText] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)

  if (inAddress !== followed) {
    setFollowed(inAddress)
    if (inAddress !== written) {
      setWritten(inAddress)
      setText(inAddress)
    }
  }

  function write(next: string): void {
    const q = isSearchable(next) ? next.trim() : ''
    if (q === inAddress) return
    setWritten(q)
    const car = query.get('car')
    setQuery(q ? { q, ...(car && { car }) } : {}, { replace: true, preventScrollReset: true })
  }

  /** What was typed before a link was followed does not lead away from it. */
  function writeTyped(): void {
    const isLeaving = location && (location.pathname !== pathname || termOf(location.search) !== written)
    if (!isLeaving) write(text)
  }

  const latestWrite = useRef(writeTyped)
  latestWrite.current = writeTyped
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => latestWrite.current(), searchDebounceMs)
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

const termOf = (search: string) => new URLSearchParams(search).get('q') ?? ''
