import type { Problems } from '~/components/edit/record-editor.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { type Translation, useTranslation } from '~/session/messages.ts'
import { slugFollowing, slugPattern } from '../entry-fields.ts'

/** What everything with a name in both languages and an address has, as a form has it. */
export type NamedFields = { slug: string; nameEn: string; nameAr: string }

export const emptyNamedFields: NamedFields = { slug: '', nameEn: '', nameAr: '' }

export function namedFieldsOf({
  slug,
  name,
}: {
  slug: string
  name: { en: string; ar: string }
}): NamedFields {
  return { slug, nameEn: name.en, nameAr: name.ar }
}

export function toNamedBody({ slug, nameEn, nameAr }: NamedFields) {
  return { slug: slug.trim(), name: { en: nameEn.trim(), ar: nameAr.trim() } }
}

export function nameProblems({ slug, nameEn, nameAr }: NamedFields, t: Translation['t']): Problems {
  const required = t('console-taxonomy.problem.required')
  return {
    ...(!nameEn.trim() && { nameEn: required }),
    ...(!nameAr.trim() && { nameAr: required }),
    ...(!slugPattern.test(slug.trim()) && { slug: t('console-taxonomy.problem.slug') }),
  }
}

type NamesPanelProps<Fields extends NamedFields> = {
  fields: Fields
  saved: Fields
  problems: Readonly<Record<string, string | undefined>>
  isReadOnly: boolean
  isNew: boolean
  onChange: (values: Partial<Fields>) => void
}

/** The name in both languages; the address of a new one follows the English name. */
export function NamesPanel<Fields extends NamedFields>(props: NamesPanelProps<Fields>) {
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
