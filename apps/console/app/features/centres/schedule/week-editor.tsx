import { useQueryClient } from '@tanstack/react-query'
import { replaceWeekCall } from '@warsha/contract/console/booking/schedules.calls.ts'
import type { RestShift } from '@warsha/contract/console/booking/schedules.rest.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { MergeNotice } from '~/components/edit/merge-notice.tsx'
import { useLastChange } from '~/components/edit/record-history.tsx'
import { SaveBar } from '~/components/edit/save-bar.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { useDayWords } from './day-words.ts'
import { describeWeek, summary } from './describe-week.ts'
import type { ScheduleProps } from './schedule-props.ts'
import { ShiftDialog } from './shift-dialog.tsx'
import { scheduleKey } from './use-schedule.ts'
import { copyDay, newCode, shiftsOf, type WeekFields, weekOf } from './week.ts'
import { WeekGrid } from './week-grid.tsx'

type Opened = { shift: RestShift } | { day: number } | { copiedDay: number }

/** The week of a centre. Shifts are changed in the browser, and all of them are saved together. */
export function WeekEditor({ centre, schedule, children }: ScheduleProps & { children: ReactNode }) {
  const { t, lang } = useTranslation()
  const { weekday } = useDayWords()
  const may = useMay()
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened>()
  const id = String(centre.id)
  const saved = useMemo(() => weekOf(schedule.shifts), [schedule.shifts])
  const draft = useDraft<WeekFields>(`week:${id}`, saved)
  const last = useLastChange({ kind: 'schedule', id })
  const save = useCommand(replaceWeekCall, {
    done: t('console-centres.week.saved'),
    onDone(answer) {
      client.setQueryData(scheduleKey(id), { data: answer.data })
      draft.discard()
    },
    onConflict() {
      void client.invalidateQueries({ queryKey: scheduleKey(id) })
      void client.invalidateQueries({ queryKey: ['history', 'schedule', id] })
    },
  })
  const { fields: week, changes, theirs, conflicts } = draft
  const words = { t, lang, weekday }
  const close = () => setOpened(undefined)

  function put(shifts: WeekFields) {
    save.reset()
    draft.change(shifts)
    close()
  }

  return (
    <>
      <MergeNotice
        last={save.conflict ?? last}
        merged={describeWeek(
          theirs.filter((code) => !conflicts.includes(code)),
          { before: draft.base, after: saved },
          words,
        ).map((change) => ({ ...change, name: change.name.split(' ')[0] ?? '' }))}
        conflicts={conflicts.map((code) => {
          const [their, mine] = [saved[code], week[code]]
          return {
            name: code,
            label: (mine ?? their)?.name[lang] ?? code,
            before: their ? summary(their, words) : '',
            after: mine ? summary(mine, words) : '',
          }
        })}
        onKeepMine={(code) => {
          save.reset()
          draft.keepMine(code)
        }}
        onTakeTheirs={(...codes) => {
          save.reset()
          for (const code of codes) draft.takeTheirs(code)
        }}
      />
      <Panel title={t('console-centres.week.title')}>
        <p className="mb-3 text-muted">{t('console-centres.week.text')}</p>
        <WeekGrid
          week={week}
          isReadOnly={!may('centres.write')}
          onOpen={(shift) => setOpened({ shift })}
          onAdd={(day) => setOpened({ day })}
          onCopy={(copiedDay) => setOpened({ copiedDay })}
        />
      </Panel>
      {children}
      <SaveBar
        changes={describeWeek(changes, { before: saved, after: week }, words)}
        isRestored={draft.isRestored}
        isPending={save.isPending}
        isDisabled={conflicts.length > 0}
        problem={theirs.length === 0 && <CommandProblem command={save} />}
        onSave={() => {
          save.reset()
          save.run({ params: { id }, body: { revision: schedule.revision, shifts: shiftsOf(week) } })
        }}
        onDiscard={() => {
          save.reset()
          draft.discard()
        }}
      />
      {opened && 'copiedDay' in opened && (
        <CopyDialog
          day={opened.copiedDay}
          onClose={close}
          onCopy={(days) => put(copyDay(week, opened.copiedDay, days))}
        />
      )}
      {opened && !('copiedDay' in opened) && (
        <ShiftDialog
          shift={'shift' in opened ? opened.shift : undefined}
          day={'day' in opened ? opened.day : undefined}
          onClose={close}
          onApply={(shift) => {
            const code = shift.code || newCode(shift.name.en, week)
            put({ [code]: { ...shift, code } })
          }}
          onRemove={(code) => put({ [code]: undefined })}
        />
      )}
    </>
  )
}
