import type { RestLegalVersion } from '@warsha/contract/console/content/texts.rest.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

const tones = { upcoming: 'waiting', 'in-force': 'good', past: 'plain' } as const

export function LegalState({ state }: Pick<RestLegalVersion, 'state'>) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`console-content.legalState.${state}`)}</StatusBadge>
}
