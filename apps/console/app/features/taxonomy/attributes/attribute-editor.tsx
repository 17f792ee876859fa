import {
  attributeUsesCall,
  createAttributeCall,
  deleteAttributeCall,
  readAttributeCall,
  updateAttributeCall,
} from '@warsha/contract/console/catalogue/attributes.calls.ts'
import { Select } from '@warsha/ui/select.tsx'
import { Switch } from '@warsha/ui/switch.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { TranslatedPanel } from '~/components/edit/translated-panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { EntryEditor } from '../entry-editor.tsx'
import { slugFollowing } from '../entry-fields.ts'
import { FactsPanel, FormColumns } from '../facts-panel.tsx'
import {
  type AttributeFields,
  attributeText,
  emptyAttribute,
  fieldsOf,
  hasChoices,
  inputTypes,
  problemsOf,
  toBody,
} from './attribute-fields.ts'
import { ValuesField } from './values-field.tsx'

const calls = {
  read: readAttributeCall,
  create: createAttributeCall,
  update: updateAttributeCall,
  remove: deleteAttributeCall,
  uses: attributeUsesCall,
}

export function AttributeEditor({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  return (
    <EntryEditor
      kind="attribute"
      id={id}
      path="/attributes"
      newTitle={t('console-taxonomy.attributes.new')}
      calls={calls}
      empty={emptyAttribute}
      nameOf={({ names }) => (lang === 'ar' && names.ar) || names.en}
      fieldsOf={fieldsOf}
      toBody={toBody}
      textOf={(name, fields) => attributeText(name, fields, t)}
      problemsOf={(fields) => problemsOf(fields, t)}
      fieldOf={(field) => (field === 'names.en' ? 'nameEn' : field)}
    >
      {({ fields, saved, problems, isReadOnly, isNew, older, aside, onChange }) => (
        <FormColumns
          aside={
            <>
              <FactsPanel
                slug={fields.slug}
                problem={problems.slug}
                isReadOnly={isReadOnly}
                onSlug={(slug) => onChange({ slug })}
              >
                <Select
                  label={t('console-taxonomy.fields.inputType')}
                  hint={t('console-taxonomy.attributes.typeHint')}
                  disabled={!isNew}
                  value={fields.inputType}
                  onChange={({ target }) =>
                    onChange({ inputType: target.value as AttributeFields['inputType'] })
                  }
                >
                  {inputTypes.map((type) => (
                    <option key={type} value={type}>
                      {t(`console-taxonomy.inputType.${type}`)}
                    </option>
                  ))}
                </Select>
                <TextField
                  label={t('console-taxonomy.fields.unit')}
                  autoComplete="off"
                  maxLength={20}
                  value={fields.unit}
                  onChange={({ target }) => onChange({ unit: target.value })}
                />
                {(['isFilterable', 'isVisible', 'isRequired'] as const).map((name) => (
                  <Switch
                    key={name}
                    label={t(`console-taxonomy.fields.${name}`)}
                    checked={fields[name]}
                    onChange={({ target }) => onChange({ [name]: target.checked })}
                  />
                ))}
              </FactsPanel>
              {aside}
            </>
          }
        >
          <TranslatedPanel
            title={t('console-taxonomy.form.texts')}
            texts={[{ name: 'name', label: t('console-taxonomy.fields.name'), maxLength: 120 }]}
            fields={fields}
            saved={saved}
            older={older}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={(values) => onChange(isNew ? slugFollowing(fields, values, 'nameEn') : values)}
          />
          {hasChoices(fields.inputType) && (
            <ValuesField
              values={fields.values}
              saved={saved.values}
              error={problems.values}
              isReadOnly={isReadOnly}
              onChange={(values) => onChange({ values })}
            />
          )}
        </FormColumns>
      )}
    </EntryEditor>
  )
}
