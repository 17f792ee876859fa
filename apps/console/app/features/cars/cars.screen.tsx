import { listConsoleModelsCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import type { RestConsoleModel } from '@warsha/contract/console/vehicles/cars.rest.ts'
import { carTypes } from '@warsha/contract/vehicles/vehicles.constants.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { useMemo } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, type Translation, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { useBrands } from './use-cars.ts'

export const handle = { texts: await loadTexts('console-cars') }

const modelListAddress = z.object({
  search: z.string().check(z.minLength(1), z.maxLength(100)),
  brand_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  type: z.enum(carTypes),
})

const rowNames: RowNames<RestConsoleModel> = {
  id: ({ id }) => String(id),
  name: ({ name }) => name.en,
  path: ({ id }) => `/cars/${id}`,
}

export default function CarsScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const brands = useBrands()
  const address = useListAddress(modelListAddress)
  const { filters, after } = address
  const rows = useListRows(['car-models', filters, after], (signal) =>
    ask(listConsoleModelsCall, { query: { ...filters, after } as never, signal }),
  )
  return (
    <ListPage
      id="cars"
      title={t('console-cars.title')}
      icon={CarIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useModelColumns()}
      searchLabel={t('console-cars.search')}
      filters={[
        {
          kind: 'choice',
          name: 'brand_id',
          label: t('console-cars.columns.brand'),
          options: brands.map(({ id, name }) => ({ value: String(id), label: name[lang] })),
        },
        {
          kind: 'choice',
          name: 'type',
          label: t('console-cars.columns.type'),
          options: carTypes.map((type) => ({ value: type, label: t(`console-cars.type.${type}`) })),
        },
      ]}
      actions={
        <>
          <Link to="/cars/brands" className="tool">
            {t('console-cars.brands.action')}
          </Link>
          <Link to="/cars/intervals" className="tool">
            {t('console-cars.intervals.title')}
          </Link>
          {may('catalogue.write') && (
            <Link to="/cars/new" className={buttonClass({ size: 'small' })}>
              {t('console-cars.add')}
            </Link>
          )}
        </>
      }
    />
  )
}

function useModelColumns(): ListColumn<RestConsoleModel>[] {
  const { t, lang } = useTranslation()
  return useMemo(
    () => [
      { id: 'name', title: t('console-cars.columns.name'), cell: ({ name }) => <bdi>{name[lang]}</bdi> },
      {
        id: 'brand',
        title: t('console-cars.columns.brand'),
        cell: ({ brand }) => <bdi>{brand.name[lang]}</bdi>,
      },
      {
        id: 'type',
        title: t('console-cars.columns.type'),
        cell: ({ type }) => t(`console-cars.type.${type}`),
      },
      { id: 'years', title: t('console-cars.columns.years'), cell: (model) => yearsOf(model, t) },
      {
        id: 'fitments',
        title: t('console-cars.columns.fitments'),
        isNumber: true,
        cell: ({ fitments }) => fitments.length,
      },
      {
        id: 'slug',
        title: t('console-cars.columns.slug'),
        isHiddenAtFirst: true,
        cell: ({ slug }) => <bdi dir="ltr">{slug}</bdi>,
      },
    ],
    [t, lang],
  )
}

/** The years of which the shop knows what it takes. */
function yearsOf({ fitments }: RestConsoleModel, t: Translation['t']): string {
  const [first] = fitments
  const last = fitments.at(-1)
  if (!first || !last) return '–'
  const { year_from: from } = first
  if (last.year_to === null) return t('console-cars.fitments.since', { year: String(from) })
  return t('console-cars.fitments.years', { from: String(from), to: String(last.year_to) })
}
