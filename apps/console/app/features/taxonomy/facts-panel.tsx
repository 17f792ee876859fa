import type { ReactNode } from 'react'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'

type FactsPanelProps = {
  slug: string
  problem: string | undefined
  isReadOnly: boolean
  onSlug: (slug: string) => void
  children?: ReactNode
}

/** The short fields of a record, its address first. */
export function FactsPanel({ slug, problem, isReadOnly, onSlug, children }: FactsPanelProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('console-taxonomy.form.facts')}>
      <fieldset disabled={isReadOnly} className="grid min-w-0 gap-4">
        <legend className="sr-only">{t('console-taxonomy.form.facts')}</legend>
        <LatinField
          label={t('console-taxonomy.fields.slug')}
          hint={t('console-taxonomy.form.slugHint')}
          autoComplete="off"
          maxLength={120}
          error={problem}
          value={slug}
          onChange={({ target }) => onSlug(target.value)}
        />
        {children}
      </fieldset>
    </Panel>
  )
}

/** The form at the start, what is short at the end. */
export function FormColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-4 pb-4 2xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">{children}</div>
      <div className="grid min-w-0 gap-4">{aside}</div>
    </div>
  )
}
