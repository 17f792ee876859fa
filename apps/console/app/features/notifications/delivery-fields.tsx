import { isolate } from '@warsha/contract/formats/isolate.ts'
import { notificationLimits } from '@warsha/contract/notifications/notifications.constants.ts'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { ChoiceRow } from './choice-row.tsx'
import { isLink, type NotificationFields } from './notification-fields.ts'

type DeliveryFieldsProps = {
  fields: NotificationFields
  onChange: (values: Partial<NotificationFields>) => void
}

const expiries = ['never', 'day', 'week', 'month'] as const

/** Where it leads, how long it is shown, and when it is sent. */
export function DeliveryFields({ fields, onChange }: DeliveryFieldsProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('console-notifications.form.when')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <LatinField
          label={t('console-notifications.form.link')}
          hint={t('console-notifications.form.linkHint', {
            path: isolate('/categories/tyres'),
            address: isolate('https://'),
          })}
          error={
            isLink(fields.link.trim())
              ? undefined
              : t('console-notifications.problem.link', { address: isolate('https://') })
          }
          autoComplete="off"
          maxLength={notificationLimits.link}
          value={fields.link}
          onChange={({ target }) => onChange({ link: target.value })}
        />
        <Select
          label={t('console-notifications.form.expiry')}
          value={fields.expiry}
          onChange={({ target }) =>
            onChange({ expiry: expiries.find((each) => each === target.value) ?? 'never' })
          }
        >
          {expiries.map((each) => (
            <option key={each} value={each}>
              {t(`console-notifications.expiry.${each}`)}
            </option>
          ))}
        </Select>
        <div className="sm:col-span-2">
          <ChoiceRow
            label={t('console-notifications.form.when')}
            name="when"
            choices={(['now', 'later'] as const).map((value) => ({
              value,
              label: t(`console-notifications.form.${value}`),
            }))}
            value={fields.when}
            onChange={(when) => onChange({ when })}
          />
        </div>
        {fields.when === 'later' && (
          <TextField
            type="datetime-local"
            label={t('console-notifications.form.sendAt')}
            hint={t('console-notifications.form.sendAtHint')}
            value={fields.sendAt}
            onChange={({ target }) => onChange({ sendAt: target.value })}
          />
        )}
      </div>
    </Panel>
  )
}
