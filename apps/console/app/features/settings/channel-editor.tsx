import { updateChannelCall } from '@warsha/contract/console/settings/settings.calls.ts'
import type { RestSettingsChannel } from '@warsha/contract/console/settings/settings.rest.ts'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useMemo } from 'react'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { settingsKey } from './settings-key.ts'
import { useSettingLabels } from './use-setting-labels.ts'

type ChannelFields = { name: string; isActive: boolean }

/** A storefront: its name, and whether it is open. */
export function ChannelEditor({ channel }: { channel: RestSettingsChannel }) {
  const { t } = useTranslation()
  const labelOf = useSettingLabels()
  const { revision, is_main: isMain } = channel
  const id = String(channel.id)
  const saved = useMemo<ChannelFields>(() => ({ name: channel.name, isActive: channel.is_active }), [channel])
  return (
    <RecordEditor
      subject={{ kind: 'channel', id }}
      saved={saved}
      queryKey={settingsKey}
      call={updateChannelCall}
      inputOf={({ name, isActive }) => ({
        params: { id },
        body: { revision, name: name.trim(), is_active: isActive },
      })}
      onSaved={() => undefined}
      labelOf={labelOf}
      textOf={(name, fields) => {
        if (name === 'name') return fields.name
        return t(fields.isActive ? 'console-settings.yes' : 'console-settings.no')
      }}
      problemsOf={({ name }) => (name.trim() ? {} : { name: t('console-settings.problem.required') })}
      fieldOf={(field) => field}
    >
      {({ fields, problems, onChange }) => (
        <Panel
          title={channel.name}
          actions={
            <>
              {isMain && <StatusBadge tone="info">{t('console-settings.state.main')}</StatusBadge>}
              <StatusBadge tone={channel.is_active ? 'good' : 'waiting'}>
                {t(channel.is_active ? 'console-settings.state.open' : 'console-settings.state.closed')}
              </StatusBadge>
            </>
          }
        >
          <div className="grid max-w-xl gap-2">
            <p className="text-sm text-muted">
              <bdi dir="ltr">
                {channel.slug} · {channel.currency}
              </bdi>
            </p>
            <ChannelHosts channel={channel} />
            <TextField
              label={t('console-settings.fields.name')}
              error={problems.name}
              autoComplete="off"
              maxLength={60}
              value={fields.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
            <Checkbox
              label={t('console-settings.fields.isActive')}
              checked={fields.isActive}
              disabled={isMain}
              onChange={({ target }) => onChange({ isActive: target.checked })}
            />
          </div>
        </Panel>
      )}
    </RecordEditor>
  )
}

/** Where shoppers find a storefront. */
function ChannelHosts({ channel }: { channel: RestSettingsChannel }) {
  const { t } = useTranslation()
  const { hosts, is_main: isMain } = channel
  if (hosts.length > 0)
    return (
      <p className="text-sm">
        {t('console-settings.hosts.named')} <bdi dir="ltr">{hosts.join(', ')}</bdi>
      </p>
    )
  if (isMain) return <p className="text-sm">{t('console-settings.hosts.main')}</p>
  return (
    <p className="rounded-control bg-amber-tint px-3 py-2 text-sm text-amber-deep">
      {t('console-settings.hosts.none')}
    </p>
  )
}
