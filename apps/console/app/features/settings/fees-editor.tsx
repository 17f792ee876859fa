import { updateFeesCall } from '@warsha/contract/console/settings/settings.calls.ts'
import type { RestFees } from '@warsha/contract/console/settings/settings.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { useMemo } from 'react'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { settingsKey } from './settings-key.ts'
import { useSettingLabels } from './use-setting-labels.ts'

const names = ['wallet', 'thawani', 'stripe', 'sandbox'] as const

type FeeFields = Record<(typeof names)[number], string>

const subject = { kind: 'setting', id: 'fees' }

/** Percentages of the wallet and of the gateways that are configured; the others keep what they have. */
export function FeesEditor({ fees, gateways }: { fees: RestFees; gateways: readonly string[] }) {
  const { t } = useTranslation()
  const labelOf = useSettingLabels()
  const saved = useMemo<FeeFields>(
    () => ({
      wallet: String(fees.wallet_percent),
      thawani: String(fees.thawani_percent),
      stripe: String(fees.stripe_percent),
      sandbox: String(fees.sandbox_percent),
    }),
    [fees],
  )
  return (
    <RecordEditor
      subject={subject}
      saved={saved}
      queryKey={settingsKey}
      call={updateFeesCall}
      inputOf={(fields) => ({
        body: {
          revision: fees.revision,
          wallet_percent: readPercent(fields.wallet) ?? 0,
          thawani_percent: readPercent(fields.thawani) ?? 0,
          stripe_percent: readPercent(fields.stripe) ?? 0,
          sandbox_percent: readPercent(fields.sandbox) ?? 0,
        },
      })}
      onSaved={() => undefined}
      labelOf={labelOf}
      textOf={(name, fields) => `${fields[name as keyof FeeFields]} %`}
      problemsOf={(fields) =>
        Object.fromEntries(
          names
            .filter((name) => readPercent(fields[name]) === undefined)
            .map((name) => [name, t('console-settings.problem.percent')]),
        )
      }
      fieldOf={(field) => field.replace('_percent', '')}
    >
      {({ fields, problems, onChange }) => (
        <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Panel title={t('console-settings.fees')}>
            <p className="mb-3 text-muted">{t('console-settings.feesText')}</p>
            <div className="grid max-w-xl gap-4">
              {names
                .filter((name) => name === 'wallet' || gateways.includes(name))
                .map((name) => (
                  <LatinField
                    key={name}
                    label={t(`console-settings.fields.${name}`)}
                    hint={t('console-settings.hints.percent', { example: isolate('2.5') })}
                    error={problems[name]}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={6}
                    value={fields[name]}
                    onChange={({ target }) => onChange({ [name]: target.value })}
                  />
                ))}
            </div>
          </Panel>
          <RecordHistory subject={subject} labelOf={labelOf} />
        </div>
      )}
    </RecordEditor>
  )
}

/** As it is typed, with Arabic digits and the Arabic decimal sign as well. */
function readPercent(text: string): number | undefined {
  const plain = normaliseDigits(text).trim().replace('٫', '.')
  return /^\d{1,2}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined
}
