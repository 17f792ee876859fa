import type {
  RestCentreOptions,
  RestServiceCentre,
} from '@warsha/contract/console/booking/service-centres.rest.ts'
import { useMemo } from 'react'
import type { ListColumn } from '~/components/list/list-types.ts'
import { useTranslation } from '~/session/messages.ts'
import { FeeRange } from './centre-fees.tsx'
import { CentreState } from './centre-state.tsx'

export function useCentreColumns(options: RestCentreOptions | undefined): ListColumn<RestServiceCentre>[] {
  const { t, lang } = useTranslation()
  return useMemo(() => {
    const nameOf = (choices: RestCentreOptions['types'] | undefined, wanted: number) =>
      choices?.find(({ id }) => id === wanted)?.name[lang] ?? '–'
    return [
      {
        id: 'name',
        title: t('console-centres.columns.name'),
        sort: `name_${lang}`,
        risesFirst: true,
        cell: ({ name }) => (
          <span className="block max-w-64 truncate">
            <bdi>{name[lang]}</bdi>
          </span>
        ),
      },
      {
        id: 'type',
        title: t('console-centres.fields.typeId'),
        cell: ({ type_id }) => nameOf(options?.types, type_id),
      },
      {
        id: 'place',
        title: t('console-centres.fields.stateId'),
        cell: ({ state_id }) => nameOf(options?.states, state_id),
      },
      {
        id: 'phone',
        title: t('console-centres.fields.phone'),
        isHiddenAtFirst: true,
        cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
      },
      {
        id: 'services',
        title: t('console-centres.columns.services'),
        isNumber: true,
        cell: ({ offers }) => new Set(offers.map(({ service_type_id }) => service_type_id)).size,
      },
      {
        id: 'stock',
        title: t('console-centres.fields.stockType'),
        needsRoom: true,
        cell: ({ stock_type }) => t(`console-centres.stock.${stock_type}`),
      },
      {
        id: 'leadDays',
        title: t('console-centres.fields.leadDays'),
        sort: 'lead',
        needsRoom: true,
        isNumber: true,
        cell: ({ lead_days }) => lead_days,
      },
      {
        id: 'fees',
        title: t('console-centres.columns.fees'),
        cell: ({ service_fee }) => <FeeRange fee={service_fee} />,
      },
      {
        id: 'state',
        title: t('console-centres.columns.state'),
        cell: ({ is_active }) => <CentreState isActive={is_active} />,
      },
    ]
  }, [t, lang, options])
}
