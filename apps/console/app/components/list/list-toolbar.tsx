import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon, CloseIcon, SearchIcon } from '@warsha/ui/icons.tsx'
import { ListIcon } from '@warsha/ui/shop-icons.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useNavigation } from 'react-router'
import { Menu } from '~/components/menu.tsx'
import { useTranslation } from '~/session/messages.ts'
import { whenReleased } from '~/session/pointer.ts'
import type { ListAddress } from './list-address.ts'
import type { ListFilter } from './list-types.ts'
import { ProductFilter } from './product-filter.tsx'
import { TextFilter } from './text-filter.tsx'

type Toggle = { id: string; title: string; isShown: boolean; toggle: () => void }

type ListToolbarProps = {
  address: ListAddress
  filters: readonly ListFilter[]
  searchLabel: string | undefined
  columns: readonly Toggle[]
  /** Of rows without headings. */
  order?: ReactNode
}

/** Search, filters and columns of a list. What filters is tinted, so that nothing is left out unseen. */
export function ListToolbar({ address, filters, searchLabel, columns, order }: ListToolbarProps) {
  const { t } = useTranslation()
  const isFiltered = Object.values(address.filters).some(Boolean)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {searchLabel && <SearchField address={address} label={searchLabel} />}
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} address={address} />
      ))}
      <button
        type="button"
        // Where there is room its place is kept, so that rows do not move when a search or filter begins.
        className={classNames(
          'tool border-transparent bg-transparent text-muted',
          !isFiltered && 'invisible max-lg:hidden',
        )}
        onClick={address.clear}
      >
        <CloseIcon className="size-3.5" />
        {t('console.list.clear')}
      </button>
      <div className="ms-auto flex flex-wrap justify-end gap-2 empty:hidden max-sm:w-full max-sm:justify-between">
        {order}
        {columns.length > 0 && (
          <Menu
            button={
              <>
                <ListIcon className="size-4 text-muted" />
                {t('console.list.columns')}
              </>
            }
          >
            {columns.map(({ id, title, isShown, toggle }) => (
              <label
                key={id}
                className="flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-sm hover:bg-ground"
              >
                <input type="checkbox" className="size-4 accent-brand" checked={isShown} onChange={toggle} />
                {title}
              </label>
            ))}
          </Menu>
        )}
      </div>
    </div>
  )
}

/** Whether a click goes to another page here, not in another tab. */
function followsLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest('a[href]')
  return Boolean(link) && !ctrlKey && !metaKey && !shiftKey
}

const minLetters = 3
const typingMs = 250

/** Asks while it is typed, from three letters on; the address follows without an entry in the history for each. */
function SearchField({ address, label }: { address: ListAddress; label: string }) {
  const wanted = address.filters.search ?? ''
  const [text, setText] = useState(wanted)
  const typed = useRef(wanted)
  const change = useRef(address.change)
  const isLeaving = useRef(false)
  const here = useHref(useLocation().pathname)
  const { location: destination } = useNavigation()
  useEffect(() => {
    change.current = address.change
    isLeaving.current = destination !== undefined && destination.pathname !== here
  })

  // Another view, or the way back, changes the field as well.
  useEffect(() => {
    if (wanted === typed.current) return
    typed.current = wanted
    setText(wanted)
  }, [wanted])

  useEffect(() => {
    const trimmed = text.trim()
    const next = trimmed.length >= minLetters ? trimmed : ''
    if (next === typed.current) return
    let isOver = false
    // A row that was opened meanwhile is on its way; a new address of the list would take its place.
    const drop = (event: MouseEvent) => {
      if (followsLink(event)) isOver = true
    }
    window.addEventListener('click', drop, true)
    const timer = setTimeout(async () => {
      await whenReleased()
      if (isOver || isLeaving.current) return
      typed.current = next
      change.current({ search: next }, { isTyping: true })
    }, typingMs)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('click', drop, true)
    }
  }, [text])

  return (
    <label className="tool min-w-0 flex-1 basis-56 focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand sm:max-w-72">
      <span className="sr-only">{label}</span>
      <SearchIcon className="size-4 text-muted" />
      <input
        type="search"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 flex-1 bg-transparent text-ellipsis outline-none"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  )
}

function FilterField({ filter, address }: { filter: ListFilter; address: ListAddress }) {
  const { t } = useTranslation()
  const { name, label } = filter
  const value = address.filters[name] ?? ''
  const onChange = (next: string) => address.change({ [name]: next })
  const look = classNames(
    'tool relative cursor-pointer gap-1.5 focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand',
    value && 'border-brand/40 bg-brand-tint text-brand-deep',
  )
  if (filter.kind === 'product') return <ProductFilter label={label} value={value} onChange={onChange} />
  if (filter.kind === 'text')
    return <TextFilter label={label} hint={filter.hint} value={value} onChange={onChange} />
  if (filter.kind === 'day') {
    return (
      <label className={look}>
        <span className={value ? undefined : 'text-muted'}>{label}</span>
        <input
          type="date"
          // On a phone an empty day is no more than its name; the whole of it opens the calendar.
          className={classNames(
            'w-28 bg-transparent text-sm outline-none',
            !value && 'text-muted max-sm:absolute max-sm:inset-0 max-sm:w-full max-sm:opacity-0',
          )}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    )
  }
  return (
    <label className={look}>
      <span className={value ? undefined : 'text-muted'}>{label}</span>
      <select
        className="max-w-40 cursor-pointer appearance-none truncate field-sizing-content bg-transparent pe-5 font-semibold outline-none"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{filter.unset ?? t('console.list.any')}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-2 size-3.5" />
    </label>
  )
}
