import type { RestLoggedChange } from '@warsha/contract/console/staff/log.rest.ts'
import { Money } from '~/components/format/money.tsx'
import { useCentres } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'

const named = [
  'priceBaisa',
  'costBaisa',
  'discountKind',
  'discountValue',
  'taxBasisPoints',
  'onHand',
  'isBlocked',
  'state',
  'status',
  'centres',
  'centreId',
  'name',
  'email',
  'language',
  'role',
  'isActive',
  'sessions',
  'queue',
  'input',
  'note',
  'amountBaisa',
] as const

type Change = Pick<RestLoggedChange, 'before' | 'after'>

/** What a change has changed: each field with its value before and after. */
export function ChangeDiff({ before, after }: Change) {
  const { t } = useTranslation()
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  if (fields.length === 0) return <span className="text-muted">{t('console-people.log.nothing')}</span>
  return (
    <dl className="grid min-w-48 gap-1 whitespace-normal">
      {fields.map((field) => {
        const known = named.find((each) => each === field)
        return (
          <div key={field} className="flex flex-wrap items-baseline gap-x-2">
            <dt className="text-xs text-muted">
              <bdi>{known ? t(`console-people.fields.${known}`) : field}</bdi>
            </dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              {field in before && (
                <del className="text-muted">
                  <FieldValue field={field} value={before[field]} />
                </del>
              )}
              {field in after && (
                <ins className="font-medium no-underline">
                  <FieldValue field={field} value={after[field]} />
                </ins>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function FieldValue({ field, value }: { field: string; value: unknown }) {
  const { lang } = useTranslation()
  const centres = useCentres()
  const centreName = (id: unknown) => centres.find((centre) => centre.id === id)?.name[lang] ?? String(id)
  if (field.endsWith('Baisa') && (typeof value === 'number' || value === null))
    return <Money amount={value} />
  if (field === 'centreId' && value !== null) return <bdi>{centreName(value)}</bdi>
  if (field === 'centres' && Array.isArray(value))
    return <bdi>{value.map(centreName).join(' · ') || '–'}</bdi>
  if (field === 'taxBasisPoints' && typeof value === 'number')
    return <bdi dir="ltr">{`${value / 100} %`}</bdi>
  if (typeof value === 'boolean') return <bdi>{value ? '✓' : '✗'}</bdi>
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  return <bdi className="break-words">{text === 'null' ? '–' : text}</bdi>
}
