import { buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { ListIcon } from '@warsha/ui/shop-icons.tsx'
import type { ReactNode } from 'react'
import { Link, NavLink, useParams } from 'react-router'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

type SplitScreenProps = {
  title: string
  /** Where its records are: `/collections/3`. */
  path: `/${string}`
  newLabel: string
  /** Screens of the same matter. */
  pages?: readonly { to: string; title: string }[]
  list: ReactNode
  /** The editor of a record, or of a new one. */
  children: (id: string) => ReactNode
}

/** A list with the editor of the chosen record beside it. */
export function SplitScreen({ title, path, newLabel, pages = [], list, children }: SplitScreenProps) {
  const { t } = useTranslation()
  const may = useMay()
  const { id } = useParams()
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-bold leading-heading">{title}</h1>
        {may('catalogue.write') && (
          <Link to={`${path}/new`} className={classNames('ms-auto', buttonClass({ size: 'small' }))}>
            {newLabel}
          </Link>
        )}
      </header>
      {pages.length > 0 && (
        <nav aria-label={t('console-taxonomy.pages')} className="flex gap-1 border-b border-line">
          {pages.map((page) => (
            <NavLink
              key={page.to}
              to={page.to}
              className={({ isActive }) =>
                classNames(
                  '-mb-px flex min-h-10 items-center border-b-2 px-3 font-medium',
                  isActive ? 'border-brand text-ink' : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {page.title}
            </NavLink>
          ))}
        </nav>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[26rem_minmax(0,1fr)]">
        <ListColumn isChosen={id !== undefined}>
          <Panel title={t('console-taxonomy.list')}>{list}</Panel>
        </ListColumn>
        <div className="min-w-0">
          {id !== undefined && <BackToList to={path} title={title} />}
          {id === undefined ? (
            <EmptyState
              icon={ListIcon}
              title={t('console-taxonomy.choose')}
              text={t('console-taxonomy.chooseText')}
            />
          ) : (
            children(id)
          )}
        </div>
      </div>
    </div>
  )
}

/** The list has its own scroll beside an editor; where there is no room for both, it makes way for the chosen record. */
export function ListColumn({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  return (
    <div
      data-scroller
      className={classNames(
        'min-w-0 xl:sticky xl:top-17 xl:max-h-[calc(100dvh-5.5rem)] xl:overflow-y-auto',
        isChosen && 'max-xl:hidden',
      )}
    >
      {children}
    </div>
  )
}

/** Where list and editor do not fit beside each other. */
export function BackToList({ to, title }: { to: string; title: string }) {
  return (
    <Link to={to} className="tool mb-3 xl:hidden">
      <MirroredIcon icon={ArrowBackIcon} className="size-4" />
      {title}
    </Link>
  )
}

type RecordLinkProps = { to: string; name: string; isChosen: boolean; children?: ReactNode }

/** A row of the list. */
export function RecordLink({ to, name, isChosen, children }: RecordLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isChosen ? 'page' : undefined}
      className={classNames(
        'flex min-h-10 min-w-0 items-center gap-2 rounded-control px-2 hover:bg-row',
        isChosen && 'bg-brand-tint',
      )}
    >
      <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
      {children}
    </Link>
  )
}
