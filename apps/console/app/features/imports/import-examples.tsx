import type { RestImport } from '@warsha/contract/console/imports/imports.rest.ts'
import { ChangeList, type NamedChange } from '~/components/edit/change-list.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'

const named = [
  'priceBaisa',
  'costBaisa',
  'discountKind',
  'discountValue',
  'onHand',
  'name',
  'description',
  'tag',
  'freeGift',
  'seoTitle',
  'seoDescription',
  'categoryId',
  'salesRank',
  'taxBasisPoints',
  'stateIds',
  'ways',
  'valueIds',
  'numbers',
  'variants',
  'parts',
  'slug',
  'kind',
  'productTypeId',
  'code',
  'type',
  'percent',
  'amountBaisa',
  'channelId',
  'minimumBaisa',
  'startsOn',
  'endsOn',
  'totalLimit',
  'perCustomerLimit',
  'withinHours',
  'targets',
  'isActive',
  'nameEn',
  'nameAr',
  'fitments',
  'latitude',
  'longitude',
  'governorateCode',
  'iso',
  'phonePrefix',
  'phoneDigits',
] as const

/** The first records that an import changes, field by field. */
export function ImportExamples({ examples, count }: { examples: RestImport['examples']; count: number }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('console-imports.examples.title', { shown: examples.length, count })}>
      <ul className="grid gap-2 text-sm">
        {examples.map(({ line, before, after }) => (
          <li
            key={line}
            className="grid gap-x-4 border-line not-first:border-t not-first:pt-2 sm:grid-cols-[6rem_1fr]"
          >
            <span className="text-muted">{t('console-imports.examples.line', { line })}</span>
            <ChangeList changes={changesOf(before, after, t)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Fields = Readonly<Record<string, unknown>>

function changesOf(before: Fields, after: Fields, t: ReturnType<typeof useTranslation>['t']): NamedChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => name !== 'parentId' && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => {
      const known = named.find((each) => each === name)
      const text = (value: unknown) => {
        if (name.endsWith('Baisa') && typeof value === 'number') return (value / 1000).toFixed(3)
        if (typeof value === 'boolean') return t(value ? 'console-imports.yes' : 'console-imports.no')
        return textsOf(value)
      }
      return {
        name,
        label: known ? t(`console-imports.field.${known}`) : name,
        before: text(before[name]),
        after: text(after[name]),
      }
    })
    .filter(({ before: was, after: becomes }) => was !== '' || becomes !== '')
}

/** Texts and numbers of a list or of several languages, without what they are called. */
function textsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return Object.values(value)
    .map(textsOf)
    .filter((text) => text !== '')
    .join(' · ')
}
