import { closeCentreCall } from '@warsha/contract/console/closures/closures.calls.ts'
import { muscatDate, muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { ToolSelect } from '~/components/tool-select.tsx'
import { useCentreAddress } from '~/session/centre-address.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { ClosingPreview } from './closing-preview.tsx'

export const handle = { texts: await loadTexts('console-closing') }

const dayMs = 86_400_000

/** Centre, time and reason on one page, with what closing would mean; the one button closes. */
export default function NewClosureScreen() {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const { centres, centre: chosen, params, chooseCentre } = useCentreAddress()
  const centre = chosen ?? centres[0]?.id
  const [from, setFrom] = useState(() => readMoment(params.get('from')) ?? startOf(params.get('day')))
  const [to, setTo] = useState(() => readMoment(params.get('to')) ?? endOf(params.get('day')))
  const [reason, setReason] = useState('')
  const close = useCommand(closeCentreCall, {
    done: t('console-closing.closed'),
    onDone: ({ data }) => void navigate(`/closing/${encodeURIComponent(data.id)}`),
  })
  const [starts, ends] = [instantOf(from), instantOf(to)]
  const time = starts && ends && starts < ends && ends.getTime() > Date.now() ? { starts, ends } : undefined
  const isReady = centre !== undefined && time !== undefined && reason.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || close.isPending) return
    close.run({
      params: { id: String(centre) },
      body: { starts_at: time.starts.toISOString(), ends_at: time.ends.toISOString(), reason: reason.trim() },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-closing.new')}</PageTitle>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link to="/closing" aria-label={t('console-closing.back')} className="tool size-8 justify-center p-0">
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{t('console-closing.new')}</h1>
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('console-closing.columns.time')}>
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center gap-2">
              <ToolSelect
                label={t('console-closing.centre')}
                value={centre === undefined ? '' : String(centre)}
                onChange={chooseCentre}
              >
                {centres.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[lang]}
                  </option>
                ))}
              </ToolSelect>
            </div>
            <div className="flex flex-wrap gap-4">
              <MomentFields label={t('console-closing.from')} value={from} onChange={setFrom} />
              <MomentFields label={t('console-closing.to')} value={to} onChange={setTo} />
            </div>
            <ReasonField value={reason} onChange={setReason} hasFocus />
            <p className="text-sm text-muted">{t('console-closing.then')}</p>
            <CommandProblem command={close} />
            <Button
              type="submit"
              variant="danger"
              className="justify-self-start"
              isPending={close.isPending}
              disabled={!isReady}
            >
              {t('console-closing.submit')}
            </Button>
          </div>
        </Panel>
        <ClosingPreview centre={centre} time={time} />
      </div>
    </form>
  )
}

/** A day and a time of Muscat's clocks. */
type LocalMoment = { day: string; time: string }

type MomentFieldsProps = { label: string; value: LocalMoment; onChange: (value: LocalMoment) => void }

function MomentFields({ label, value, onChange }: MomentFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex gap-1">
        <label className="tool">
          <span className="sr-only">{`${label} · ${t('console-closing.date')}`}</span>
          <input
            type="date"
            className="bg-transparent outline-none"
            value={value.day}
            onChange={({ target }) => onChange({ ...value, day: target.value })}
          />
        </label>
        <label className="tool">
          <span className="sr-only">{`${label} · ${t('console-closing.time')}`}</span>
          <input
            type="time"
            className="bg-transparent outline-none"
            value={value.time}
            onChange={({ target }) => onChange({ ...value, time: target.value })}
          />
        </label>
      </div>
    </fieldset>
  )
}

/** The whole day of the address, tomorrow without one. */
function startOf(day: string | null): LocalMoment {
  return { day: readDay(day) ?? muscatDate(Date.now() + dayMs), time: '00:00' }
}

function endOf(day: string | null): LocalMoment {
  const first = startOf(day).day
  return { day: muscatDate(muscatInstant(first, '12:00').getTime() + dayMs), time: '00:00' }
}

function readDay(text: string | null): string | undefined {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** `2026-11-18T08:00` of an address. */
function readMoment(text: string | null): LocalMoment | undefined {
  const [, day = null, time = ''] = text?.match(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/) ?? []
  const known = readDay(day)
  return known ? { day: known, time } : undefined
}

function instantOf({ day, time }: LocalMoment): Date | undefined {
  if (!readDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  return muscatInstant(day, time)
}
