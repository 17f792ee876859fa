import { moveCategoryCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import type { RestCategoryNode } from '@warsha/contract/console/catalogue/categories.rest.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon, ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { OrderedTree } from '~/components/edit/ordered-list.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { deepestLevel, treeRows } from './tree-rows.ts'

type CategoryTreeProps = { nodes: readonly RestCategoryNode[]; selectedId: string | undefined }

/** All categories in the order of the shop, moved by their grips. */
export function CategoryTree({ nodes, selectedId }: CategoryTreeProps) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [isFull, setIsFull] = useState(false)
  const move = useCommand(moveCategoryCall, {
    done: t('console-taxonomy.categories.moved'),
    onDone: ({ data }) => setIsFull(data.warnings.length > 0),
  })
  const rows = treeRows(nodes, { closed, lang })

  function toggle(id: string) {
    setClosed((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }

  return (
    <div className="grid gap-3">
      <CommandProblem command={move} onReload={move.reset} />
      {isFull && <LevelWarning />}
      <OrderedTree
        label={t('console-taxonomy.categories.title')}
        rows={rows}
        deepest={deepestLevel}
        isReadOnly={!may('catalogue.write')}
        isBusy={move.isPending}
        onMove={(id, { parentId, index }) => {
          const node = nodes.find((each) => String(each.id) === id)
          if (!node) return
          move.reset()
          setIsFull(false)
          const parent = parentId === null ? null : Number(parentId)
          move.run({ params: { id }, body: { revision: node.revision, parent_id: parent, index } })
        }}
      >
        {({ id, name, node, hasChildren }) => (
          <div
            className={classNames(
              'flex min-h-9 min-w-0 items-center gap-1 rounded-control pe-1 hover:bg-row pointer-coarse:min-h-10',
              selectedId === id && 'bg-brand-tint',
            )}
          >
            <button
              type="button"
              aria-label={t('console-taxonomy.categories.below', { name })}
              aria-expanded={!closed.has(id)}
              className={classNames(
                'grid size-7 shrink-0 place-items-center text-muted pointer-coarse:size-10',
                !hasChildren && 'invisible',
              )}
              onClick={() => toggle(id)}
            >
              {closed.has(id) ? (
                <MirroredIcon icon={ChevronForwardIcon} className="size-4" />
              ) : (
                <ChevronDownIcon className="size-4" />
              )}
            </button>
            <Link
              to={`/categories/${id}`}
              aria-current={selectedId === id ? 'page' : undefined}
              className="min-w-0 flex-1 truncate py-2 font-medium"
            >
              <bdi>{name}</bdi>
            </Link>
            {node.is_beyond_limit && (
              <StatusBadge tone="waiting">{t('console-taxonomy.categories.beyond')}</StatusBadge>
            )}
            <span className="shrink-0 text-xs text-muted" title={t('console-taxonomy.uses.products')}>
              <bdi dir="ltr">{node.products}</bdi>
            </span>
            {may('catalogue.write') &&
              (node.level < deepestLevel ? (
                <Link
                  to={`/categories/new?parent=${id}`}
                  aria-label={t('console-taxonomy.categories.newBelow', { name })}
                  className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-ground hover:text-ink pointer-coarse:size-10"
                >
                  <PlusIcon className="size-4" />
                </Link>
              ) : (
                <span className="size-8 shrink-0 pointer-coarse:size-10" />
              ))}
          </div>
        )}
      </OrderedTree>
    </div>
  )
}

/** The shop reads ten categories of a level: the others wait until one of them goes. */
export function LevelWarning() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="rounded-card border border-amber/50 bg-amber-tint p-3 text-amber-deep">
      <p className="font-semibold">{t('console-taxonomy.categories.fullTitle')}</p>
      <p className="text-sm">{t('console-taxonomy.categories.fullText')}</p>
    </div>
  )
}
