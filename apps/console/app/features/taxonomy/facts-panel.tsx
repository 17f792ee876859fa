import { TextField } from '@warsha/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'

type FactsPanelProps = {
  /** Of a record whose name has one language. */
  name?: { value: string; problem: string | undefined; onChange: (name: string) => void }
  slug: string
  problem: string | undefined
  isReadOnly: boolean
  onSlug: (slug: string) => void
  children?: ReactNode
}

/** The short fields of a record, what it is called first. */
export function FactsPanel({ name, slug, problem, isReadOnly, onSlug, children }: FactsPanelProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('console-taxonomy.form.facts')}>
      <fieldset disabled={isReadOnly} className="grid min-w-0 gap-4">
        <legend className="sr-only">{t('console-taxonomy.form.facts')}</legend>
        {name && (
          <TextField
            label={t('console-taxonomy.fields.name')}
            autoComplete="off"
            maxLength={120}
            error={name.problem}
            value={name.value}
            onChange={({ target }) => name.onChange(target.value)}
          />
        )}
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
