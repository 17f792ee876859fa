import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { ListIcon } from '@warsha/ui/shop-icons.tsx'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { PageTabs } from '~/components/page-tabs.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

type SplitScreenProps = {
  title: string
  /** Where its records are: `/collections/3`. */
  path: `/${string}`
  newLabel: string
  /** Of those who make new ones. */
  permission?: Permission
  /** Screens of the same matter. */
  pages?: readonly { to: string; title: string }[]
  list: ReactNode
  /** Says what opens here while no record is chosen. */
  choice?: { title: string; text: string }
  /** The editor of a record, or of a new one. */
  children: (id: string) => ReactNode
}

/** A list with the editor of the chosen record beside it. */
export function SplitScreen(props: SplitScreenProps) {
  const { title, path, newLabel, permission = 'catalogue.write', pages = [], list, choice, children } = props
  const { t } = useTranslation()
  const may = useMay()
  const { id } = useParams()
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5 2xl:max-w-[89.5rem]">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-bold leading-heading">{title}</h1>
        {may(permission) && (
          <Link to={`${path}/new`} className={classNames('ms-auto', buttonClass({ size: 'small' }))}>
            {newLabel}
          </Link>
        )}
      </header>
      {pages.length > 0 && <PageTabs label={t('console-taxonomy.pages')} pages={pages} />}
      <div className="grid items-start gap-4 xl:grid-cols-[22rem_minmax(0,1fr)] 2xl:grid-cols-[26rem_minmax(0,60rem)]">
        <ListColumn isChosen={id !== undefined}>
          <section aria-label={title} className="panel p-2">
            {list}
          </section>
        </ListColumn>
        <div className={classNames('min-w-0', id === undefined && 'max-xl:hidden')}>
          {id !== undefined && <BackToList to={path} title={title} />}
          {id === undefined ? (
            <EmptyState
              icon={ListIcon}
              title={choice?.title ?? t('console-taxonomy.choose')}
              text={choice?.text ?? t('console-taxonomy.chooseText')}
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
function ListColumn({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
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
function BackToList({ to, title }: { to: string; title: string }) {
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
        'flex min-h-9 min-w-0 items-center gap-2 rounded-control px-2 py-1 hover:bg-row pointer-coarse:min-h-10',
        isChosen && 'bg-brand-tint',
      )}
    >
      <bdi className="min-w-0 flex-1 break-words font-medium">{name}</bdi>
      {children}
    </Link>
  )
}

type ListedRecord = { id: number; name: string; count: number }

/** Records by their names, each with how many it holds. */
export function RecordList({ path, records }: { path: string; records: readonly ListedRecord[] }) {
  const { id: chosen } = useParams()
  return (
    <ul className="grid">
      {records.map(({ id, name, count }) => (
        <li key={id}>
          <RecordLink to={`${path}/${id}`} name={name} isChosen={chosen === String(id)}>
            <bdi dir="ltr" className="text-xs text-muted tabular-nums">
              {count}
            </bdi>
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}
