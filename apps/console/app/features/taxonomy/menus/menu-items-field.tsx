import { classNames } from '@warsha/ui/class-names.ts'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { OrderedTree } from '~/components/edit/ordered-list.tsx'
import { moveRow, takeRow } from '~/components/edit/place-rows.ts'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { deepestLevel, type ItemFields, isItemValid } from './menu-fields.ts'
import { MenuItemForm } from './menu-item-form.tsx'
import { useTargets } from './use-targets.ts'

type MenuItemsFieldProps = {
  items: readonly ItemFields[]
  /** As they were read. */
  saved: readonly ItemFields[]
  error: string | undefined
  isReadOnly: boolean
  onChange: (items: readonly ItemFields[]) => void
}

/** The entries of a menu as a tree; the chosen one is edited below its row. */
export function MenuItemsField({ items, saved, error, isReadOnly, onChange }: MenuItemsFieldProps) {
  const { t, lang } = useTranslation()
  const [openKey, setOpenKey] = useState<string>()
  const targets = useTargets()
  const nameOf = (item: ItemFields) =>
    (lang === 'ar' && item.ar) || item.en || t('console-taxonomy.menus.newItem')
  const rows = items.map((item) => ({ id: item.key, depth: item.level, name: nameOf(item), item }))

  function add() {
    const key = crypto.randomUUID()
    onChange([
      ...items,
      { key, id: null, level: 0, en: '', ar: '', hi: '', kind: 'none', target: '', older: [] },
    ])
    setOpenKey(key)
  }

  return (
    <Panel
      title={t('console-taxonomy.fields.items')}
      actions={
        !isReadOnly && (
          <button type="button" className="tool" onClick={add}>
            <PlusIcon className="size-4" />
            {t('console-taxonomy.menus.addItem')}
          </button>
        )
      }
    >
      {error && <p className="mb-2 text-sm text-danger">{error}</p>}
      {items.length === 0 && <p className="text-muted">{t('console-taxonomy.menus.noItems')}</p>}
      <OrderedTree
        label={t('console-taxonomy.fields.items')}
        rows={rows}
        deepest={deepestLevel}
        isReadOnly={isReadOnly}
        onMove={(id, place) =>
          onChange(moveRow(rows, id, place).map(({ item, depth }) => ({ ...item, level: depth })))
        }
      >
        {({ id, name, item }) => (
          <div className="min-w-0">
            <button
              type="button"
              aria-expanded={openKey === id}
              className={classNames(
                'flex min-h-10 w-full min-w-0 items-center gap-2 rounded-control px-2 text-start hover:bg-row',
                openKey === id && 'bg-brand-tint',
              )}
              onClick={() => setOpenKey(openKey === id ? undefined : id)}
            >
              <bdi
                className={classNames(
                  'min-w-0 flex-1 truncate font-medium',
                  !isItemValid(item) && 'text-danger',
                )}
              >
                {name}
              </bdi>
              <span className="max-w-1/2 truncate text-xs text-muted">
                <bdi>{targets.describe(item)}</bdi>
              </span>
            </button>
            {openKey === id && (
              <MenuItemForm
                item={item}
                saved={saved}
                targets={targets}
                isReadOnly={isReadOnly}
                onChange={(values) =>
                  onChange(items.map((each) => (each.key === id ? { ...each, ...values } : each)))
                }
                onRemove={() => onChange(takeRow(rows, id)?.rest.map((row) => row.item) ?? items)}
              />
            )}
          </div>
        )}
      </OrderedTree>
    </Panel>
  )
}
