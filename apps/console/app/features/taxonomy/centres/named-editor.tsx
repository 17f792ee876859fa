import type { ReactNode } from 'react'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { useTranslation } from '~/session/messages.ts'
import {
  EntryEditor,
  type EntryEditorProps,
  type EntryForm,
  type EntryRecord,
  type SaveSchema,
} from '../entry-editor.tsx'
import { valueText } from '../entry-fields.ts'
import { FactsPanel, FormColumns } from '../facts-panel.tsx'
import { type NamedFields, NamesPanel, nameProblems } from './named-fields.tsx'

type NamedRecord = EntryRecord & { name: { en: string; ar: string } }

type NamedEditorProps<
  Data extends NamedRecord,
  Fields extends NamedFields,
  Create extends SaveSchema<Data>,
> = Pick<
  EntryEditorProps<Data, Fields, Create>,
  'kind' | 'id' | 'path' | 'newTitle' | 'permission' | 'calls' | 'empty' | 'fieldsOf' | 'toBody'
> & {
  /** Of fields beside names and address whose values are no words; undefined for the others. */
  textOf?: (name: string, fields: Fields) => string | undefined
  /** Of fields beside names and address. */
  problemsOf?: (fields: Fields) => Problems
  /** Fields by the names that the server's refusals give them, where they differ. */
  refused?: Readonly<Record<string, string>>
  /** Short fields below the address. */
  facts: (form: EntryForm<Fields>) => ReactNode
  children?: (form: EntryForm<Fields>) => ReactNode
}

/** The editor of what has a name in both languages and an address: kinds of centres and of work, warehouses. */
export function NamedEditor<
  Data extends NamedRecord,
  Fields extends NamedFields,
  Create extends SaveSchema<Data>,
>(props: NamedEditorProps<Data, Fields, Create>) {
  const { textOf, problemsOf, refused, facts, children, ...entry } = props
  const { t, lang } = useTranslation()
  return (
    <EntryEditor
      {...entry}
      nameOf={({ name }) => name[lang]}
      textOf={(name, fields) => textOf?.(name, fields) ?? valueText(fields[name as keyof Fields])}
      problemsOf={(fields) => ({ ...nameProblems(fields, t), ...problemsOf?.(fields) })}
      fieldOf={(field) => ({ name: 'nameEn', ...refused })[field] ?? field}
    >
      {(form) => (
        <FormColumns
          aside={
            <>
              <FactsPanel
                slug={form.fields.slug}
                problem={form.problems.slug}
                isReadOnly={form.isReadOnly}
                onSlug={(slug) => form.onChange({ slug } as Partial<Fields>)}
              >
                {facts(form)}
              </FactsPanel>
              {form.aside}
            </>
          }
        >
          <NamesPanel {...form} />
          {children?.(form)}
        </FormColumns>
      )}
    </EntryEditor>
  )
}
