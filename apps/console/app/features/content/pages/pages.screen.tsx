import { listEditedPagesCall } from '@warsha/contract/console/content/pages.calls.ts'
import type { RestEditedPage } from '@warsha/contract/console/content/pages.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { DocumentIcon } from '@warsha/ui/later-icons.tsx'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { usePageBulk } from './page-bulk.tsx'
import { usePageColumns } from './page-columns.tsx'
import { PageWarnings } from './page-warnings.tsx'
import { usePageOptions } from './use-pages.ts'

export const handle = { texts: await loadTexts('console-content') }

const states = ['draft', 'scheduled', 'shown', 'ended'] as const
const languages = ['en', 'ar', 'hi', 'none'] as const

const pageListAddress = z.object({
  search: z.string().check(z.minLength(1), z.maxLength(100)),
  page_type_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  language: z.enum(languages),
  channel: z.string().check(z.maxLength(100)),
  state: z.enum(states),
})

const rowNames: RowNames<RestEditedPage> = {
  id: ({ id }) => String(id),
  name: ({ texts }) => texts.title,
  path: ({ id }) => `/pages/${id}`,
}

export default function PagesScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const options = usePageOptions()
  const address = useListAddress(pageListAddress)
  const { filters, after } = address
  const rows = useListRows(['pages', filters, after], (signal) =>
    ask(listEditedPagesCall, { query: { ...filters, after } as never, signal }),
  )
  return (
    <>
      {options && options.warnings.length > 0 && (
        <div className="px-3 pt-4 lg:px-5">
          <PageWarnings warnings={options.warnings} options={options} />
        </div>
      )}
      <ListPage
        id="pages"
        title={t('console-content.pages.title')}
        icon={DocumentIcon}
        address={address}
        rows={rows}
        names={rowNames}
        columns={usePageColumns(options)}
        searchLabel={t('console-content.pages.search')}
        bulk={usePageBulk()}
        where={filters as Record<string, string>}
        filters={[
          {
            kind: 'choice',
            name: 'page_type_id',
            label: t('console-content.fields.pageTypeId'),
            options: (options?.page_types ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name[lang],
            })),
          },
          {
            kind: 'choice',
            name: 'language',
            label: t('console-content.fields.language'),
            options: languages.map((value) => ({ value, label: t(`console-content.language.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'channel',
            label: t('console-content.fields.channels'),
            options: (options?.channels ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: t('console-content.columns.state'),
            options: states.map((value) => ({ value, label: t(`console-content.state.${value}`) })),
          },
        ]}
        actions={
          <>
            <Link to="/pages/types" className="tool">
              {t('console-content.types.title')}
            </Link>
            {may('content.write') && (
              <Link to="/pages/new" className={buttonClass({ size: 'small' })}>
                {t('console-content.pages.new')}
              </Link>
            )}
          </>
        }
      />
    </>
  )
}
