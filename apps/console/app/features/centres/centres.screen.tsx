import {
  exportServiceCentresCall,
  listServiceCentresCall,
} from '@warsha/contract/console/booking/service-centres.calls.ts'
import { serviceCentreSorts } from '@warsha/contract/console/booking/service-centres.constants.ts'
import type { RestServiceCentre } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { MapIcon } from '@warsha/ui/later-icons.tsx'
import { ListIcon, StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { Link, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress, writeAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay, useOperator } from '~/session/operator.ts'
import { useCentreColumns } from './centre-columns.tsx'
import { CentresMap } from './centres-map.tsx'
import { useCentreOptions } from './use-centre.ts'

export const handle = { texts: await loadTexts('console-centres') }

const key = z.string().check(z.regex(/^[1-9]\d{0,8}$/))
const centreListAddress = z.object({
  search: z.string().check(z.maxLength(100)),
  state_id: key,
  type_id: key,
  is_active: z.enum(['true', 'false']),
  sort: z.enum(serviceCentreSorts),
})

/** The most that one answer has: a map has no pages. */
const mapLimit = 200

const rowNames: RowNames<RestServiceCentre> = {
  id: ({ id }) => String(id),
  name: ({ name }) => name.en,
  path: ({ id }) => `/centres/${id}`,
}

export default function CentresScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const { centres } = useOperator()
  const [params] = useSearchParams()
  const isMap = params.get('view') === 'map'
  const options = useCentreOptions()
  const address = useListAddress(centreListAddress)
  const { filters, after, sort = `name_${lang}` } = address
  const query = { ...filters, sort }
  const asked = { ...query, ...(isMap ? { limit: mapLimit } : { after }) }
  const rows = useListRows(['service-centres', asked], (signal) =>
    ask(listServiceCentresCall, { query: asked as never, signal }),
  )
  const choicesOf = (choices: { id: number; name: { en: string; ar: string } }[] = []) =>
    choices.map(({ id, name }) => ({ value: String(id), label: name[lang] }))
  return (
    <ListPage
      id="centres"
      title={t('console-centres.title')}
      icon={StoreIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useCentreColumns(options)}
      sort={sort}
      searchLabel={t('console-centres.search')}
      file={{ call: exportServiceCentresCall, query, name: 'service-centres' }}
      filters={[
        {
          kind: 'choice',
          name: 'state_id',
          label: t('console-centres.fields.stateId'),
          options: choicesOf(options?.states),
        },
        {
          kind: 'choice',
          name: 'type_id',
          label: t('console-centres.fields.typeId'),
          options: choicesOf(options?.types),
        },
        {
          kind: 'choice',
          name: 'is_active',
          label: t('console-centres.columns.state'),
          options: [
            { value: 'true', label: t('console-centres.state.active') },
            { value: 'false', label: t('console-centres.state.inactive') },
          ],
        },
      ]}
      actions={
        <>
          <ViewLinks isMap={isMap} params={params} />
          {may('catalogue.read') && (
            <Link to="/service-types" className="tool">
              {t('console-centres.types')}
            </Link>
          )}
          {may('centres.write') && centres === null && (
            <Link to="/centres/new" className={buttonClass({ size: 'small' })}>
              {t('console-centres.new.action')}
            </Link>
          )}
        </>
      }
    >
      {isMap && options && rows.shown && <CentresMap centres={rows.shown.data} tiles={options.map_tiles} />}
    </ListPage>
  )
}

function ViewLinks({ isMap, params }: { isMap: boolean; params: URLSearchParams }) {
  const { t } = useTranslation()
  const views = [
    { view: undefined, icon: ListIcon, title: t('console-centres.views.list'), isCurrent: !isMap },
    { view: 'map', icon: MapIcon, title: t('console-centres.views.map'), isCurrent: isMap },
  ]
  return (
    <nav aria-label={t('console-centres.views.label')} className="flex">
      {views.map(({ view, icon: Icon, title, isCurrent }) => (
        <Link
          key={title}
          to={{ search: writeAddress(params, { view, after: undefined }).toString() }}
          aria-current={isCurrent ? 'true' : undefined}
          className={classNames(
            'tool first:rounded-e-none last:-ms-px last:rounded-s-none',
            isCurrent && 'z-1 border-brand/40 bg-brand-tint text-brand-deep',
          )}
        >
          <Icon className="size-4" />
          {title}
        </Link>
      ))}
    </nav>
  )
}
