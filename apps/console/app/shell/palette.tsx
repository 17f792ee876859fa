import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCustomersCall } from '@warsha/contract/console/customers/customers.calls.ts'
import type { RestListedCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { listConsoleOrdersCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import type { RestListedOrder } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { SearchIcon, UserIcon } from '@warsha/ui/icons.tsx'
import { OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { useModal } from '@warsha/ui/use-modal.ts'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { useSettled } from '~/session/use-settled.ts'
import { screensFor } from './navigation.ts'

type Hit = { key: string; path: string; icon: IconComponent; title: ReactNode; detail?: ReactNode }
type Group = { title: string; hits: readonly Hit[] }

const minLetters = 3
const maxHits = 6

/** Finds screens, orders (number, phone, plate, name) and customers by a few letters, without the mouse. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { groups, isSearching } = useHits(text.trim())
  const hits = groups.flatMap((group) => group.hits)
  const current = hits[Math.min(at, hits.length - 1)]
  const modal = useModal({ isOpen: true, onClose })

  function go(hit: Hit | undefined) {
    if (!hit) return
    onClose()
    navigate(hit.path)
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') go(current)
    else if (step) setAt((at + step + hits.length) % Math.max(1, hits.length))
    else return
    event.preventDefault()
  }

  return (
    <dialog
      {...modal}
      aria-label={t('console.palette.title')}
      className="mx-auto mt-[12dvh] mb-auto w-[calc(100%-1.5rem)] max-w-xl overflow-hidden rounded-sheet border border-line bg-raised p-0 shadow-raised outline-none"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <SearchIcon className="size-5 text-muted" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={t('console.palette.title')}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={current && `${id}-${current.key}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('console.palette.placeholder')}
          className="h-13 min-w-0 flex-1 bg-transparent text-field outline-none"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={t('console.palette.title')}
        aria-busy={isSearching}
        className="max-h-[60dvh] overflow-y-auto p-2"
      >
        {groups.map(({ title, hits: own }) =>
          own.length === 0 ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={title} role="group" aria-label={title} className="mb-1">
              <p aria-hidden="true" className="px-2.5 py-1.5 text-xs font-medium text-muted">
                {title}
              </p>
              {own.map((hit) => (
                <Option
                  key={hit.key}
                  id={`${id}-${hit.key}`}
                  hit={hit}
                  isCurrent={hit === current}
                  onGo={go}
                />
              ))}
            </div>
          ),
        )}
      </div>
      <p role="status" className="border-t border-line px-4 py-2.5 text-xs text-muted empty:hidden">
        {statusText()}
      </p>
    </dialog>
  )

  function statusText(): string {
    if (isSearching) return t('console.palette.searching')
    if (text.trim().length < minLetters) return t('console.palette.hint')
    return hits.length === 0 ? t('console.palette.nothing', { text: text.trim() }) : ''
  }
}

type OptionProps = { id: string; hit: Hit; isCurrent: boolean; onGo: (hit: Hit) => void }

function Option({ id, hit, isCurrent, onGo }: OptionProps) {
  const { icon: Icon, title, detail } = hit
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field names it as its active descendant
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5',
        isCurrent ? 'bg-brand-tint' : 'hover:bg-ground',
      )}
      onClick={() => onGo(hit)}
    >
      <Icon className="size-4.5 text-muted" />
      <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
      <span className="truncate text-xs text-muted">{detail}</span>
    </div>
  )
}

function useHits(text: string): { groups: Group[]; isSearching: boolean } {
  const { t } = useTranslation()
  const operator = useOperator()
  const settled = useSettled(text)
  const isLong = settled.length >= minLetters
  const orders = useQuery({
    queryKey: ['palette', 'orders', settled],
    queryFn: ({ signal }) =>
      ask(listConsoleOrdersCall, { query: { search: settled, limit: maxHits }, signal }),
    enabled: isLong && mayCall(operator, listConsoleOrdersCall.access),
    placeholderData: keepPreviousData,
  })
  const customers = useQuery({
    queryKey: ['palette', 'customers', settled],
    queryFn: ({ signal }) => ask(listCustomersCall, { query: { search: settled, limit: maxHits }, signal }),
    enabled: isLong && mayCall(operator, listCustomersCall.access),
    placeholderData: keepPreviousData,
  })
  const screens = screensFor(operator)
    .filter(({ title }) => t(title).toLowerCase().includes(text.toLowerCase()))
    .map(({ path, title, icon }): Hit => ({ key: path, path, icon, title: t(title) }))
  const isShown = text.length >= minLetters
  return {
    isSearching: isShown && (settled !== text || orders.isFetching || customers.isFetching),
    groups: [
      { title: t('console.palette.screens'), hits: screens },
      {
        title: t('console.palette.orders'),
        hits: isShown && orders.data && isLong ? orders.data.data.map(toOrderHit) : [],
      },
      {
        title: t('console.palette.customers'),
        hits: isShown && customers.data && isLong ? customers.data.data.map(toCustomerHit) : [],
      },
    ],
  }
}

function toOrderHit({ id, number, customer }: RestListedOrder): Hit {
  return {
    key: id,
    path: `/orders/${encodeURIComponent(id)}`,
    icon: OrdersIcon,
    title: <bdi dir="ltr">{`#${number}`}</bdi>,
    detail: <bdi>{customer.name}</bdi>,
  }
}

function toCustomerHit({ id, name, masked_phone }: RestListedCustomer): Hit {
  return {
    key: id,
    path: `/customers/${encodeURIComponent(id)}`,
    icon: UserIcon,
    title: <bdi>{name}</bdi>,
    detail: <bdi dir="ltr">{masked_phone}</bdi>,
  }
}
