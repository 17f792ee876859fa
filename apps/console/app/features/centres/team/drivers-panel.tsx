import { useQuery } from '@tanstack/react-query'
import {
  exportDriversCall,
  listDriversCall,
  renewDriverCodeCall,
} from '@warsha/contract/console/booking/drivers.calls.ts'
import type { RestDriver } from '@warsha/contract/console/booking/drivers.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { SkeletonText } from '@warsha/ui/skeleton.tsx'
import { useState } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { ExportButton } from '~/components/list/export-button.tsx'
import { ListPager } from '~/components/list/list-pager.tsx'
import { ListSort } from '~/components/list/list-sort.tsx'
import { usePanelPages } from '~/components/list/use-panel-pages.ts'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { useCentres } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'
import { MoveDriverDialog, RegisterDriverDialog, RemoveDriverDialog } from './driver-dialogs.tsx'

type Opened = { kind: 'register' } | { kind: 'move' | 'remove'; driver: RestDriver }

/** Who drives for the centre. A code is sent to the driver's phone and shown to no operator. */
export function DriversPanel({ centreId }: { centreId: number }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>()
  const pages = usePanelPages('added')
  const { sort, after } = pages
  const query = { centre: centreId, sort }
  const { data, error, refetch } = useQuery({
    queryKey: ['drivers', query, after],
    queryFn: ({ signal }) => ask(listDriversCall, { query: { ...query, after } as never, signal }),
    placeholderData: (former) => former,
  })
  const close = () => setOpened(undefined)
  return (
    <Panel
      title={t('console-centres.drivers.title')}
      actions={
        <>
          <ListSort
            columns={[
              { title: t('console-centres.drivers.name'), sort: 'name', risesFirst: true },
              { title: t('console-centres.drivers.added'), sort: 'added', risesFirst: true },
            ]}
            sort={sort}
            onSort={pages.sortBy}
          />
          <ExportButton call={exportDriversCall} query={query} name="drivers" />
          <Button size="small" onClick={() => setOpened({ kind: 'register' })}>
            {t('console-centres.drivers.register')}
          </Button>
        </>
      }
    >
      {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={3} />}
      {data?.data.length === 0 && <p className="text-muted">{t('console-centres.drivers.empty')}</p>}
      <ul className="-my-3 divide-y divide-line empty:hidden">
        {data?.data.map((driver) => (
          <Driver key={driver.id} driver={driver} onOpen={(kind) => setOpened({ kind, driver })} />
        ))}
      </ul>
      {data && (after || data.page.after) && (
        <div className="mt-4">
          <ListPager page={data.page} address={pages} />
        </div>
      )}
      {opened?.kind === 'register' && <RegisterDriverDialog centreId={centreId} onClose={close} />}
      {opened?.kind === 'move' && <MoveDriverDialog driver={opened.driver} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDriverDialog driver={opened.driver} onClose={close} />}
    </Panel>
  )
}

type DriverProps = { driver: RestDriver; onOpen: (kind: 'move' | 'remove') => void }

function Driver({ driver, onOpen }: DriverProps) {
  const { t } = useTranslation()
  const centres = useCentres()
  const renew = useCommand(renewDriverCodeCall, { done: t('console-centres.drivers.renewed') })
  const { id, name, masked_phone, is_blocked } = driver
  return (
    <li className="grid gap-2 py-2.5" data-driver={masked_phone}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-40">
          <bdi className="block truncate font-medium">{name || t('console-centres.drivers.nameless')}</bdi>
          <span className="block text-sm text-muted">
            <bdi dir="ltr">{masked_phone}</bdi>
          </span>
        </span>
        {is_blocked && <StatusBadge tone="bad">{t('console-centres.drivers.blocked')}</StatusBadge>}
        <span className="flex flex-wrap gap-2">
          <button
            type="button"
            className="tool"
            disabled={renew.isPending}
            onClick={() => renew.run({ params: { id }, body: {} })}
          >
            {t('console-centres.drivers.renew')}
          </button>
          {centres.length > 1 && (
            <button type="button" className="tool" onClick={() => onOpen('move')}>
              {t('console-centres.drivers.move')}
            </button>
          )}
          <button type="button" className="tool text-danger" onClick={() => onOpen('remove')}>
            {t('console-centres.drivers.remove')}
          </button>
        </span>
      </div>
      <CommandProblem command={renew} />
    </li>
  )
}
