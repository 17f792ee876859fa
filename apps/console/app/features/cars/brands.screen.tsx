import { listConsoleBrandsCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import type { RestConsoleBrand } from '@warsha/contract/console/vehicles/cars.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { BrandDialog } from './brand-dialog.tsx'

export const handle = { texts: await loadTexts('console-cars') }

const brandListAddress = z.object({ search: z.string().check(z.minLength(1), z.maxLength(100)) })

const rowNames: RowNames<RestConsoleBrand> = {
  id: ({ id }) => String(id),
  name: ({ name }) => name.en,
  path: ({ id }) => `/cars/brands/${id}`,
}

export default function BrandsScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const [isAdding, setIsAdding] = useState(false)
  const address = useListAddress(brandListAddress)
  const { filters, after } = address
  const rows = useListRows(['car-brands', filters, after], (signal) =>
    ask(listConsoleBrandsCall, { query: { ...filters, after }, signal }),
  )
  return (
    <>
      <ListPage
        id="car-brands"
        title={t('console-cars.brands.title')}
        icon={CarIcon}
        address={address}
        rows={rows}
        names={rowNames}
        columns={useBrandColumns()}
        searchLabel={t('console-cars.brands.search')}
        actions={
          <>
            <Link to="/cars" className="tool">
              {t('console-cars.brands.models')}
            </Link>
            {may('catalogue.write') && (
              <Button size="small" onClick={() => setIsAdding(true)}>
                {t('console-cars.brands.add')}
              </Button>
            )}
          </>
        }
      />
      {isAdding && <BrandDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}

function useBrandColumns(): ListColumn<RestConsoleBrand>[] {
  const { t, lang } = useTranslation()
  return useMemo(() => {
    const other = lang === 'ar' ? 'en' : 'ar'
    return [
      { id: 'name', title: t('console-cars.columns.brand'), cell: ({ name }) => <bdi>{name[lang]}</bdi> },
      {
        id: 'other',
        title: t(lang === 'ar' ? 'console-cars.fields.nameEn' : 'console-cars.fields.nameAr'),
        cell: ({ name }) => <bdi lang={other}>{name[other]}</bdi>,
      },
      {
        id: 'models',
        title: t('console-cars.brands.models'),
        isNumber: true,
        cell: ({ models }) => models,
      },
    ]
  }, [t, lang])
}
