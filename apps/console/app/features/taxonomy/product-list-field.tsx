import { useQuery } from '@tanstack/react-query'
import { findProductChoicesCall } from '@warsha/contract/console/catalogue/product-choices.calls.ts'
import type { RestProductChoice } from '@warsha/contract/console/catalogue/taxonomy-shapes.ts'
import { CloseIcon } from '@warsha/ui/icons.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useSettled } from '~/session/use-settled.ts'

type ProductListFieldProps = {
  products: readonly RestProductChoice[]
  error?: string | undefined
  isReadOnly: boolean
  onChange: (products: readonly RestProductChoice[]) => void
}

/** Products in the order that the operator decides; others are found by their name and added at the end. */
export function ProductListField({ products, error, isReadOnly, onChange }: ProductListFieldProps) {
  const { t, lang } = useTranslation()
  const nameOf = ({ name }: RestProductChoice) => name[lang]
  return (
    <Panel title={t('console-taxonomy.fields.products')}>
      <div className="grid gap-3">
        {error && <p className="text-sm text-danger">{error}</p>}
        {products.length === 0 && <p className="text-muted">{t('console-taxonomy.products.none')}</p>}
        <OrderedList
          label={t('console-taxonomy.fields.products')}
          items={products}
          idOf={({ id }) => String(id)}
          nameOf={nameOf}
          isReadOnly={isReadOnly}
          onChange={onChange}
        >
          {(product) => (
            <div className="flex min-h-10 min-w-0 items-center gap-2">
              <bdi className="min-w-0 flex-1 truncate">{nameOf(product)}</bdi>
              {!isReadOnly && (
                <button
                  type="button"
                  aria-label={t('console-taxonomy.products.remove', { name: nameOf(product) })}
                  className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-ground hover:text-ink pointer-coarse:size-10"
                  onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
                >
                  <CloseIcon className="size-4" />
                </button>
              )}
            </div>
          )}
        </OrderedList>
        {!isReadOnly && (
          <ProductFinder
            without={products}
            onFound={(product) => {
              if (!products.some(({ id }) => id === product.id)) onChange([...products, product])
            }}
          />
        )}
      </div>
    </Panel>
  )
}

type ProductFinderProps = {
  without: readonly RestProductChoice[]
  onFound: (product: RestProductChoice) => void
}

function ProductFinder({ without, onFound }: ProductFinderProps) {
  const { t, lang } = useTranslation()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const { data } = useQuery({
    queryKey: ['product-choices', search],
    queryFn: ({ signal }) => ask(findProductChoicesCall, { query: { search }, signal }),
    enabled: search.length >= 2,
  })
  const found = (data?.data ?? []).filter(({ id }) => !without.some((each) => each.id === id))
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <TextField
        type="search"
        label={t('console-taxonomy.products.find')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {search.length >= 2 && data && (
        <ul className="grid max-h-72 overflow-y-auto">
          {found.length === 0 && (
            <li className="py-2 text-muted">{t('console.palette.nothing', { text: search })}</li>
          )}
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                aria-label={t('console-taxonomy.products.add', { name: product.name[lang] })}
                className="flex min-h-10 w-full min-w-0 items-center gap-2 rounded-control px-2 text-start hover:bg-ground"
                onClick={() => onFound(product)}
              >
                <PlusIcon className="size-4 text-muted" />
                <bdi className="min-w-0 flex-1 truncate">{product.name[lang]}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
