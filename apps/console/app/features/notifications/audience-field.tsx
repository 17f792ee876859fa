import { useQuery } from '@tanstack/react-query'
import { countAudienceCall } from '@warsha/contract/console/notifications/broadcasts.calls.ts'
import { Select } from '@warsha/ui/select.tsx'
import { CustomerChoice } from '~/components/customer-choice.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { NotificationFields } from './notification-fields.ts'
import { usePlaces } from './use-places.ts'

type AudienceFieldProps = {
  fields: NotificationFields
  onChange: (values: Partial<NotificationFields>) => void
}

/** All, a place or one customer, and how many that are. */
export function AudienceField({ fields, onChange }: AudienceFieldProps) {
  const { t } = useTranslation()
  const may = useMay()
  const places = usePlaces()
  const { audience } = fields
  const choices = may('customers.read') ? (['all', 'city', 'customer'] as const) : (['all', 'city'] as const)
  return (
    <Panel title={t('console-notifications.form.audience')}>
      <div className="grid gap-4">
        <ChoiceRow
          label={t('console-notifications.audience.label')}
          name="audience"
          choices={choices.map((value) => ({ value, label: t(`console-notifications.audience.${value}`) }))}
          value={audience}
          onChange={(value) => onChange({ audience: value })}
        />
        {audience === 'city' && (
          <Select
            label={t('console-notifications.form.city')}
            value={fields.cityId}
            onChange={({ target }) => onChange({ cityId: target.value })}
          >
            <option value="">{t('console-notifications.form.chooseCity')}</option>
            {places.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {audience === 'customer' && (
          <CustomerChoice
            value={fields.customerId}
            hasFocus={false}
            onChange={(customerId) => onChange({ customerId })}
          />
        )}
        <HeadCount fields={fields} />
      </div>
    </Panel>
  )
}

/** How many customers and devices a notification is for. */
export function HeadCount({ fields: { audience, cityId } }: { fields: NotificationFields }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['audience', audience, cityId],
    queryFn: ({ signal }) =>
      ask(countAudienceCall, {
        query: audience === 'city' ? { audience, city_id: cityId } : { audience: 'all' },
        signal,
      }),
    enabled: audience === 'all' || (audience === 'city' && cityId !== ''),
  })
  const counted = data?.data
  return (
    <p role="status" className="empty:hidden">
      {audience === 'customer'
        ? t('console-notifications.head.count', { count: 1 })
        : counted && (
            <>
              <span className="font-semibold">
                {t('console-notifications.head.count', { count: counted.customers })}
              </span>
              <span className="text-muted">
                {' · '}
                {t('console-notifications.head.devices', { count: counted.devices })}
              </span>
            </>
          )}
    </p>
  )
}
