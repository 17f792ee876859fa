import type { RestImport } from '@warsha/contract/console/imports/imports.rest.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

const tones = {
  checked: 'plain',
  waiting: 'waiting',
  running: 'waiting',
  done: 'good',
  refused: 'bad',
} as const

export function ImportState({ of: { state, wrong } }: { of: RestImport }) {
  const { t } = useTranslation()
  if (state === 'checked' && wrong > 0)
    return <StatusBadge tone="bad">{t('console-imports.state.wrong')}</StatusBadge>
  return <StatusBadge tone={tones[state]}>{t(`console-imports.state.${state}`)}</StatusBadge>
}
