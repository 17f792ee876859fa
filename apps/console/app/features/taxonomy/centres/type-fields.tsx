import type { MessageKey } from '@warsha/i18n/message-key.ts'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { readWhole, slugFollowing, slugPattern } from '../entry-fields.ts'

/** What a kind of centre and a kind of work have in common, as a form has it. */
export type TypeFields = { slug: string; nameEn: string; nameAr: string; position: string }

export const emptyTypeFields: TypeFields = { slug: '', nameEn: '', nameAr: '', position: '0' }

export function typeFieldsOf(type: {
  slug: string
  name: { en: string; ar: string }
  position: number
}): TypeFields {
  return { slug: type.slug, nameEn: type.name.en, nameAr: type.name.ar, position: String(type.position) }
}

export function toTypeBody({ slug, nameEn, nameAr, position }: TypeFields) {
  return {
    slug: slug.trim(),
    name: { en: nameEn.trim(), ar: nameAr.trim() },
    position: readWhole(position) ?? 0,
  }
}

/** What is wrong, by the texts that say so. */
export function typeProblems(fields: TypeFields): Partial<Record<keyof TypeFields, MessageKey>> {
  const position = readWhole(fields.position)
  return {
    ...(!fields.nameEn.trim() && { nameEn: 'console-taxonomy.problem.required' }),
    ...(!fields.nameAr.trim() && { nameAr: 'console-taxonomy.problem.required' }),
    ...(!slugPattern.test(fields.slug.trim()) && { slug: 'console-taxonomy.problem.slug' }),
    ...((position === undefined || position > 9999) && { position: 'console-taxonomy.problem.number' }),
  }
}

type NamesPanelProps<Fields extends TypeFields> = {
  fields: Fields
  saved: Fields
  problems: Readonly<Record<string, string | undefined>>
  isReadOnly: boolean
  isNew: boolean
  onChange: (values: Partial<Fields>) => void
}

/** The name in both languages; the address of a new one follows the English name. */
export function NamesPanel<Fields extends TypeFields>(props: NamesPanelProps<Fields>) {
  const { fields, saved, problems, isReadOnly, isNew, onChange } = props
  const { t } = useTranslation()
  return (
    <Panel title={t('console-taxonomy.form.texts')}>
      <fieldset disabled={isReadOnly}>
        <TranslatedFields
          legend={t('console-taxonomy.form.texts')}
          fields={[{ name: 'name', label: t('console-taxonomy.fields.name'), maxLength: 120 }]}
          values={fields}
          saved={saved}
          hasHindi={false}
          problems={problems}
          onChange={(values) => {
            const typed = values as Partial<Fields>
            onChange(isNew ? slugFollowing(fields, typed, 'nameEn') : typed)
          }}
        />
      </fieldset>
    </Panel>
  )
}

type PositionFieldProps = { value: string; problem: string | undefined; onChange: (position: string) => void }

export function PositionField({ value, problem, onChange }: PositionFieldProps) {
  const { t } = useTranslation()
  return (
    <LatinField
      label={t('console-taxonomy.fields.position')}
      hint={t('console-taxonomy.serviceTypes.positionHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      error={problem}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
