import { listIntervalsCall, removeIntervalCall } from '@warsha/contract/console/logbook/intervals.calls.ts'
import type { RestInterval } from '@warsha/contract/console/logbook/intervals.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CalendarIcon } from '@warsha/ui/shop-icons.tsx'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useCommand } from '~/components/command/use-command.ts'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { IntervalDialog } from './interval-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

export const handle = { texts: await loadTexts('console-cars') }

const intervalListAddress = z.object({})

const rowNames: RowNames<RestInterval> = {
  id: ({ category }) => String(category.id),
  name: ({ category }) => category.name.en,
}

type Opened = { edited?: RestInterval } | { removed: RestInterval }

/** How long work lasts, by category: the logbook reminds customers of what falls due. */
export default function IntervalsScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<Opened>()
  const address = useListAddress(intervalListAddress)
  const { after } = address
  const rows = useListRows(['service-intervals', after], (signal) =>
    ask(listIntervalsCall, { query: { after }, signal }),
  )
  const close = () => setOpened(undefined)
  return (
    <>
      <ListPage
        id="service-intervals"
        title={t('console-cars.intervals.title')}
        icon={CalendarIcon}
        address={address}
        rows={rows}
        names={rowNames}
        columns={useIntervalColumns(setOpened)}
        actions={
          <>
            <Link to="/cars" className="tool">
              {t('console-cars.brands.models')}
            </Link>
            {may('catalogue.write') && (
              <Button size="small" onClick={() => setOpened({})}>
                {t('console-cars.intervals.add')}
              </Button>
            )}
          </>
        }
      />
      <p className="px-3 pb-6 text-sm text-muted lg:px-5">{t('console-cars.intervals.text')}</p>
      {opened && 'removed' in opened && <RemoveInterval interval={opened.removed} onClose={close} />}
      {opened && !('removed' in opened) && (
        <IntervalDialog interval={opened.edited} taken={rows.shown?.data ?? []} onClose={close} />
      )}
    </>
  )
}

function RemoveInterval({ interval, onClose }: { interval: RestInterval; onClose: () => void }) {
  const { t, lang } = useTranslation()
  const remove = useCommand(removeIntervalCall, {
    done: t('console-cars.intervals.removed'),
    onDone: onClose,
  })
  const { category, months, kilometres } = interval
  return (
    <RemoveDialog
      name={category.name[lang]}
      text={t('console-cars.intervals.removeText')}
      command={remove}
      onRemove={(reason) =>
        remove.run({ params: { id: String(category.id) }, body: { reason, seen: { months, kilometres } } })
      }
      onClose={onClose}
    />
  )
}

function useIntervalColumns(open: (opened: Opened) => void): ListColumn<RestInterval>[] {
  const { t, lang } = useTranslation()
  const may = useMay()
  const mayWrite = may('catalogue.write')
  return useMemo(() => {
    const columns: ListColumn<RestInterval>[] = [
      {
        id: 'category',
        title: t('console-cars.intervals.category'),
        cell: ({ category }) => <bdi className="font-medium">{category.name[lang]}</bdi>,
      },
      {
        id: 'months',
        title: t('console-cars.intervals.months'),
        isNumber: true,
        cell: ({ months }) => months,
      },
      {
        id: 'kilometres',
        title: t('console-cars.intervals.kilometres'),
        isNumber: true,
        cell: ({ kilometres }) => (kilometres === null ? '–' : kilometres.toLocaleString('en')),
      },
    ]
    if (!mayWrite) return columns
    return [
      ...columns,
      {
        id: 'actions',
        title: t('console-cars.intervals.actions'),
        cell: (interval) => (
          <span className="flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={() => open({ edited: interval })}>
              {t('console-cars.intervals.edit')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => open({ removed: interval })}>
              {t('console-cars.remove.action')}
            </Button>
          </span>
        ),
      },
    ]
  }, [t, lang, mayWrite, open])
}
