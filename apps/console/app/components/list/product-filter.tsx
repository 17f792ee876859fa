import { useQuery } from '@tanstack/react-query'
import { readProductCall } from '@warsha/contract/console/catalogue/products.calls.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon } from '@warsha/ui/icons.tsx'
import { useState } from 'react'
import { CatalogueSearch } from '~/components/catalogue-search.tsx'
import { Menu, menuItemClass } from '~/components/menu.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'

type ProductFilterProps = { label: string; value: string; onChange: (value: string) => void }

/** A product that a list is narrowed to, found by its name. */
export function ProductFilter({ label, value, onChange }: ProductFilterProps) {
  const { t, lang } = useTranslation()
  const [taken, setTaken] = useState<{ id: string; name: string }>()
  const isTaken = taken?.id === value
  // An address names a product by its number alone.
  const { data } = useQuery({
    queryKey: ['products', value, 'name'],
    queryFn: ({ signal }) => ask(readProductCall, { params: { id: value as never }, signal }),
    enabled: value !== '' && !isTaken,
    staleTime: 300_000,
  })
  const name = isTaken ? taken.name : (data?.data.name[lang] ?? data?.data.name.en ?? `#${value}`)
  return (
    <Menu
      side="fit"
      panelClass="w-80 max-sm:fixed max-sm:inset-x-3 max-sm:top-24 max-sm:w-auto p-3"
      buttonClass={classNames(
        'tool cursor-pointer gap-1.5',
        value && 'border-brand/40 bg-brand-tint text-brand-deep',
      )}
      button={
        <>
          <span className={value ? undefined : 'text-muted'}>{label}</span>
          <bdi className="max-w-40 truncate font-semibold">{value ? name : t('console.list.any')}</bdi>
          <ChevronDownIcon className="size-3.5" />
        </>
      }
    >
      {(close) => (
        <div className="grid gap-2">
          <CatalogueSearch
            label={label}
            kind="product"
            hasFocus
            isTaken={({ id }) => String(id) === value}
            onTake={({ id, name }) => {
              setTaken({ id: String(id), name: name[lang] })
              onChange(String(id))
              close()
            }}
          />
          {value && (
            <button
              type="button"
              className={menuItemClass}
              onClick={() => {
                onChange('')
                close()
              }}
            >
              {t('console.list.anyProduct')}
            </button>
          )}
        </div>
      )}
    </Menu>
  )
}
