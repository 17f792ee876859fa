import { useQuery } from '@tanstack/react-query'
import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import type { usesAnswer } from '@warsha/contract/console/catalogue/taxonomy-shapes.ts'
import type { z } from 'zod'
import { Fact, Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'

const knownKinds = [
  'products',
  'categories',
  'menu_items',
  'product_sliders',
  'service_type_categories',
  'attribute_values',
  'product_attribute_values',
  'variant_attribute_values',
  'page_type_attributes',
  'page_attribute_values',
  'service_centres',
  'centre_service_types',
  'stocks',
  'checkouts',
] as const

type UsesSchema = CallSchema & { params: z.ZodType; response: { 200: typeof usesAnswer } }

type UsesPanelProps<Schema extends UsesSchema> = { id: string; call: RestCall<Schema> }

/** Records that refer to the one that is edited: as long as there are any, it stays. */
export function UsesPanel<Schema extends UsesSchema>({ id, call }: UsesPanelProps<Schema>) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['uses', call.path, id],
    queryFn: ({ signal }) =>
      ask(call as RestCall<UsesSchema>, { params: { id }, signal } as never) as Promise<
        z.infer<typeof usesAnswer>
      >,
  })
  if (!data) return null
  const nameOf = (kind: string) => {
    const known = knownKinds.find((each) => each === kind)
    return known ? t(`console-taxonomy.uses.${known}`) : t('console-taxonomy.uses.others')
  }
  return (
    <Panel title={t('console-taxonomy.uses.title')}>
      {data.data.length === 0 && <p className="text-muted">{t('console-taxonomy.uses.none')}</p>}
      <dl>
        {data.data.map(({ kind, count }) => (
          <Fact key={kind} name={nameOf(kind)}>
            <bdi dir="ltr">{count}</bdi>
          </Fact>
        ))}
      </dl>
    </Panel>
  )
}
