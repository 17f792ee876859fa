import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '~/session/messages.ts'

type RowLinkProps = { path: string | undefined; children: ReactNode }

/** The link of the first cell reaches over the whole row. */
export function RowLink({ path, children }: RowLinkProps) {
  if (!path) return <span data-row>{children}</span>
  return (
    <Link
      to={path}
      data-row
      className="rounded font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
    >
      {children}
    </Link>
  )
}

type RowCheckboxProps = { name: string; isChecked: boolean; onToggle: () => void }

export function RowCheckbox({ name, isChecked, onToggle }: RowCheckboxProps) {
  const { t } = useTranslation()
  return (
    <input
      type="checkbox"
      data-select
      aria-label={t('console.list.select', { name })}
      className="relative z-1 block size-4 cursor-pointer accent-brand pointer-coarse:size-5"
      checked={isChecked}
      onChange={onToggle}
    />
  )
}
