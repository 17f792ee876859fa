import { useQueryClient } from '@tanstack/react-query'
import { muscatDate, muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ChevronBackIcon, ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { PageTitle } from '~/components/page-title.tsx'
import { ToolSelect } from '~/components/tool-select.tsx'
import { useCentreAddress } from '~/session/centre-address.ts'
import { useLive } from '~/session/live.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay, useOperator } from '~/session/operator.ts'
import { CentreBoard } from './centre-board.tsx'

export const handle = { texts: await loadTexts('console-board') }

const dayMs = 86_400_000

/** Bays by hours, as they are at this moment: of one centre, or of all that an operator is bound to. */
export default function BoardScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const client = useQueryClient()
  const operator = useOperator()
  const { centres, centre, params, change, chooseCentre } = useCentreAddress()
  const today = muscatDate(Date.now())
  const day = readDay(params.get('day')) ?? today
  const own = operator.centres?.map(({ id }) => id)
  const shown = centre === undefined ? (own ?? centres.slice(0, 1).map(({ id }) => id)) : [centre]
  useLive(
    shown.map((id) => `desk:${id}:${day}`),
    () => void client.invalidateQueries({ queryKey: ['board'] }),
  )
  const choice = shown.length === 1 ? String(shown[0]) : ''
  const move = (days: number) =>
    change('day', muscatDate(muscatInstant(day, '12:00').getTime() + days * dayMs))
  return (
    <section className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-board.title')}</PageTitle>
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="me-2 text-xl font-bold leading-heading">{t('console-board.title')}</h1>
        {centres.length > 1 && (
          <ToolSelect label={t('console-board.centre')} value={choice} onChange={chooseCentre}>
            {own && own.length > 1 && <option value="">{t('console-board.ownCentres')}</option>}
            {centres.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[lang]}
              </option>
            ))}
          </ToolSelect>
        )}
        {may('board.read') && (
          <div className="flex items-center gap-1">
            <button
              type="button"
              className="tool"
              aria-label={t('console-board.previousDay')}
              onClick={() => move(-1)}
            >
              <ChevronBackIcon className="size-4" />
            </button>
            <label className="tool focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand">
              <span className="sr-only">{t('console-board.day')}</span>
              <input
                type="date"
                className="bg-transparent outline-none"
                value={day}
                onChange={({ target }) => change('day', target.value)}
              />
            </label>
            <button
              type="button"
              className="tool"
              aria-label={t('console-board.nextDay')}
              onClick={() => move(1)}
            >
              <ChevronForwardIcon className="size-4" />
            </button>
          </div>
        )}
        {may('centres.close') && day >= today && choice && (
          <Link to={`/closing/new?centre=${choice}&day=${day}`} className="tool sm:ms-auto">
            {t('console-board.closeCentre')}
          </Link>
        )}
      </div>
      {shown.map((id) => (
        <CentreBoard key={`${id} ${day}`} centre={id} day={day} isToday={day === today} />
      ))}
      {own?.length === 0 && (
        <EmptyState
          icon={StoreIcon}
          title={t('console-board.noCentres')}
          text={t('console-board.noCentresText')}
        />
      )}
    </section>
  )
}

/** A day that exists; the address may say anything. */
function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const instant = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(instant.getTime()) && muscatDate(instant) === text ? text : undefined
}
