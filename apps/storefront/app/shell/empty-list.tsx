import { EmptyState } from '@warsha/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { type EmptyKind, emptyIcons } from './empty-kinds.ts'

export type EmptyListProps = { kind: EmptyKind; action?: ReactNode; className?: string }

/** The empty state of a list: what is missing, and what to do about it. */
export function EmptyList({ kind, action, className }: EmptyListProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={emptyIcons[kind]}
      title={t(`shell.empty.${kind}`)}
      text={t(`shell.emptyHint.${kind}`)}
      action={action}
      className={className}
    />
  )
}
