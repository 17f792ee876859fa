import { Button } from '@warsha/ui/button.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { CloseIcon, UserIcon } from '@warsha/ui/icons.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import type { PresetView } from './list-types.ts'
import { type NewView, useSavedViews } from './saved-views.ts'

type ViewTabsProps = {
  list: string
  /** Name of the list without filters. */
  first: string
  presets: readonly PresetView[]
}

/** Views of a list as tabs: the one without filters, those that every list begins with, the operator's own, and shared ones. */
export function ViewTabs({ list, first, presets }: ViewTabsProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const { views, save, remove, isSaving } = useSavedViews(list)
  const [isNaming, setIsNaming] = useState(false)
  const current = plainSearch(search)
  const fixed = [{ name: first, search: '' }, ...presets]
  const isKnown = [...fixed, ...views].some((view) => plainSearch(view.search) === current)
  // A list with one view has nothing to choose from.
  if (fixed.length + views.length === 1 && isKnown) return null

  return (
    <nav
      aria-label={t('console.views.label')}
      className="no-scrollbar flex items-center gap-1 overflow-x-auto"
    >
      {fixed.map((view) => (
        <ViewTab key={view.search} view={view} isCurrent={plainSearch(view.search) === current} />
      ))}
      {views.map((view) => (
        <span key={view.id} className="flex items-center">
          <ViewTab
            view={view}
            isCurrent={plainSearch(view.search) === current}
            by={view.is_own ? undefined : t('console.views.sharedBy', { name: view.by })}
          />
          {view.can_remove && (
            <button
              type="button"
              aria-label={t('console.views.remove', { name: view.name })}
              className="-ms-1.5 grid size-6 place-items-center rounded-full text-muted hover:bg-ground hover:text-ink"
              onClick={() => remove(view.id)}
            >
              <CloseIcon className="size-3" />
            </button>
          )}
        </span>
      ))}
      {!isKnown && (
        <button type="button" className="tool border-dashed bg-transparent" onClick={() => setIsNaming(true)}>
          <PlusIcon className="size-3.5" />
          {t('console.views.save')}
        </button>
      )}
      {isNaming && (
        <NameDialog
          onClose={() => setIsNaming(false)}
          isSaving={isSaving}
          onName={(named) => save({ ...named, search: current }, { onSuccess: () => setIsNaming(false) })}
        />
      )}
    </nav>
  )
}

type ViewTabProps = {
  view: PresetView
  isCurrent: boolean
  /** Who shares it. */
  by?: string | undefined
}

function ViewTab({ view, isCurrent, by }: ViewTabProps) {
  return (
    <Link
      to={{ search: view.search }}
      aria-current={isCurrent ? 'page' : undefined}
      title={by}
      className={classNames(
        'flex min-h-8 items-center gap-1.5 rounded-control px-2.5 text-sm font-medium whitespace-nowrap pointer-coarse:min-h-10',
        isCurrent ? 'bg-ground text-ink' : 'text-muted hover:text-ink',
      )}
    >
      {by && <UserIcon className="size-3.5" />}
      {view.name}
      {by && <span className="sr-only">{by}</span>}
    </Link>
  )
}

type NameDialogProps = {
  isSaving: boolean
  onClose: () => void
  onName: (named: Pick<NewView, 'name' | 'is_shared'>) => void
}

function NameDialog({ isSaving, onClose, onName }: NameDialogProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t('console.command.close')} title={t('console.views.title')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() && !isSaving) onName({ name: name.trim(), is_shared: isShared })
        }}
      >
        <p className="text-muted">{t('console.views.text')}</p>
        <TextField
          label={t('console.views.name')}
          data-autofocus
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label={t('console.views.share')}
          checked={isShared}
          onChange={({ target }) => setIsShared(target.checked)}
        />
        {isShared && <p className="text-sm text-muted">{t('console.views.shareHint')}</p>}
        <Button type="submit" isPending={isSaving}>
          {t('console.views.submit')}
        </Button>
      </form>
    </Dialog>
  )
}

/** The page of a list is no part of its view. */
function plainSearch(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('after')
  params.sort()
  return params.toString()
}
