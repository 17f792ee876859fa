import type { Problems } from '~/components/edit/record-editor.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { type Translation, useTranslation } from '~/session/messages.ts'
import { readWhole } from '../entry-fields.ts'
import { emptyNamedFields, type NamedFields, namedFieldsOf, toNamedBody } from './named-fields.tsx'

/** What a kind of centre and a kind of work have in common, as a form has it. */
export type TypeFields = NamedFields & { position: string }

export const emptyTypeFields: TypeFields = { ...emptyNamedFields, position: '0' }

export function typeFieldsOf(type: Parameters<typeof namedFieldsOf>[0] & { position: number }): TypeFields {
  return { ...namedFieldsOf(type), position: String(type.position) }
}

export function toTypeBody(fields: TypeFields) {
  return { ...toNamedBody(fields), position: readWhole(fields.position) ?? 0 }
}

export function positionProblems(fields: TypeFields, t: Translation['t']): Problems {
  const position = readWhole(fields.position)
  const isWrong = position === undefined || position > 9999
  return isWrong ? { position: t('console-taxonomy.problem.number') } : {}
}

type PositionFieldProps = {
  fields: TypeFields
  problems: Problems
  onChange: (values: Pick<TypeFields, 'position'>) => void
}

export function PositionField({ fields, problems, onChange }: PositionFieldProps) {
  const { t } = useTranslation()
  return (
    <LatinField
      label={t('console-taxonomy.fields.position')}
      hint={t('console-taxonomy.serviceTypes.positionHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      error={problems.position}
      value={fields.position}
      onChange={({ target }) => onChange({ position: target.value })}
    />
  )
}
