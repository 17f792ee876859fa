import { Badge } from '@warsha/ui/badge.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Tabs } from '@warsha/ui/tabs.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { Values } from './merge-draft.ts'
import { TextArea } from './text-area.tsx'
import {
  type OlderTexts,
  type TextLanguage,
  type TranslatedLanguage,
  textKey,
  translatedLanguages,
  translationState,
} from './translation-state.ts'

/** The input of a text in one language. */
export type TranslatedInput = {
  label: ReactNode
  lang: TextLanguage
  dir: 'ltr' | 'rtl'
  value: unknown
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: unknown) => void
}

export type TranslatedField = {
  /** A draft has the texts as `nameEn`, `nameAr`, `nameHi`. */
  name: string
  label: string
  hint?: string
  maxLength?: number
  isLong?: boolean
  /** Of a text that is written in this language alone: a draft has it as `nameEn`. */
  language?: TextLanguage | undefined
  /** In the place of a line of text, such as an editor of blocks. */
  render?: (input: TranslatedInput) => ReactNode
}

type TranslatedFieldsProps = {
  /** Names the group of fields to screen readers. */
  legend: string
  fields: readonly TranslatedField[]
  values: Values
  /** The values of the record: a translation is older when its English differs from them. */
  saved: Values
  /** Of earlier saves. */
  older?: OlderTexts | undefined
  problems?: Readonly<Record<string, string | undefined>>
  isReadOnly?: boolean
  /** Left out where a text has two languages alone. */
  hasHindi?: boolean
  onChange: (values: Record<string, unknown>) => void
}

/** English and Arabic side by side, Hindi behind a tab. A translation that is missing or older than its English says so. */
export function TranslatedFields(props: TranslatedFieldsProps) {
  const { legend, fields, values, saved, older, hasHindi = true } = props
  const { t } = useTranslation()
  const [beside, setBeside] = useState<TranslatedLanguage>('ar')
  const languages = hasHindi ? translatedLanguages : (['ar'] as const)
  const waiting = (language: TranslatedLanguage) =>
    fields.filter(
      ({ name, language: own }) => !own && translationState(name, language, { values, saved, older }),
    ).length
  const rows = <FieldRows {...props} beside={beside} />
  return (
    <fieldset disabled={props.isReadOnly ?? false} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {languages.length === 1 ? (
        rows
      ) : (
        <Tabs
          label={t('console.edit.translations')}
          className="grid gap-4"
          isCompact
          selected={beside}
          onSelect={setBeside}
          tabs={languages.map((id) => ({
            id,
            label: (
              <span className="inline-flex items-center gap-2">
                {t(`console.languages.${id}`)}
                {waiting(id) > 0 && (
                  <Badge tone="amber">
                    <span aria-hidden="true">{waiting(id)}</span>
                    <span className="sr-only">{t('console.edit.toTranslate', { count: waiting(id) })}</span>
                  </Badge>
                )}
              </span>
            ),
          }))}
        >
          {rows}
        </Tabs>
      )}
    </fieldset>
  )
}

function FieldRows(props: TranslatedFieldsProps & { beside: TranslatedLanguage }) {
  const { fields, values, saved, older, problems = {}, isReadOnly = false, beside, onChange } = props
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {fields.map((field) => (
        <Fragment key={field.name}>
          {(field.language ? (['en'] as const) : (['en', beside] as const)).map((language) => {
            const key = textKey(field.name, language)
            const state =
              language === 'en' ? undefined : translationState(field.name, language, { values, saved, older })
            const written = field.language ?? language
            const input = (
              <TextInput
                key={key}
                field={field}
                input={{
                  label: (
                    <>
                      {field.label}{' '}
                      <span className="font-normal text-muted">{t(`console.languages.${written}`)}</span>
                      {state && (
                        <span
                          className={classNames(
                            'ms-2 font-semibold',
                            state === 'missing' ? 'text-danger' : 'text-amber-deep',
                          )}
                        >
                          {t(`console.edit.${state}`)}
                        </span>
                      )}
                    </>
                  ),
                  lang: written,
                  dir: written === 'ar' ? 'rtl' : 'ltr',
                  value: values[key],
                  error: problems[key],
                  isReadOnly,
                  onChange: (value) => onChange({ [key]: value }),
                }}
              />
            )
            return field.language ? (
              <div key={key} className="md:col-span-2">
                {input}
              </div>
            ) : (
              input
            )
          })}
        </Fragment>
      ))}
    </div>
  )
}

function TextInput({ field, input }: { field: TranslatedField; input: TranslatedInput }) {
  if (field.render) return field.render(input)
  const { label, lang, dir, error, onChange } = input
  const given = { label, hint: field.hint, error, lang, dir, autoComplete: 'off', maxLength: field.maxLength }
  const value = typeof input.value === 'string' ? input.value : ''
  return field.isLong ? (
    <TextArea {...given} value={value} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField {...given} value={value} onChange={({ target }) => onChange(target.value)} />
  )
}
