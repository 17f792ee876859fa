import { useQuery } from '@tanstack/react-query'
import { findPromotionTargetsCall } from '@warsha/contract/console/promotions/promotions.calls.ts'
import type { RestPromotionTarget } from '@warsha/contract/console/promotions/promotions.rest.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useSettled } from '~/session/use-settled.ts'

type CatalogueSearchProps = {
  label: string
  /** Products or categories alone. */
  kind?: 'product' | 'category'
  isTaken: (target: RestPromotionTarget) => boolean
  onTake: (target: RestPromotionTarget) => void
  /** In a panel, which opens with it. */
  hasFocus?: boolean
}

/** Finds products and categories by a part of their name, and takes one. */
export function CatalogueSearch({ label, kind, isTaken, onTake, hasFocus = false }: CatalogueSearchProps) {
  const { t, lang } = useTranslation()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const isAsked = search.length >= 2
  const { data } = useQuery({
    queryKey: ['promotion-targets', kind, search],
    queryFn: ({ signal }) =>
      ask(findPromotionTargetsCall, { query: { search, ...(kind && { kind }) }, signal }),
    enabled: isAsked,
  })
  const found = isAsked ? (data?.data ?? []) : []
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={t('console.catalogueSearch.hint')}
        type="search"
        autoComplete="off"
        autoFocus={hasFocus}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isAsked && data && found.length === 0 && (
        <p className="text-sm text-muted">{t('console.catalogueSearch.none')}</p>
      )}
      {found.length > 0 && (
        <ul
          aria-label={t('console.catalogueSearch.found')}
          className="max-h-56 overflow-y-auto rounded-control border border-line"
        >
          {found.map((target) => (
            <li key={`${target.kind}:${target.id}`} className="border-b border-line last:border-b-0">
              <button
                type="button"
                disabled={isTaken(target)}
                className="flex min-h-10 w-full items-center gap-3 px-3 text-start hover:bg-ground disabled:text-muted"
                onClick={() => {
                  onTake(target)
                  setText('')
                }}
              >
                <bdi className="min-w-0 flex-1 truncate">{target.name[lang]}</bdi>
                <span className="text-xs text-muted">{t(`console.catalogueSearch.${target.kind}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
