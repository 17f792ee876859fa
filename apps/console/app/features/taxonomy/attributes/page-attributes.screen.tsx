import { useQuery } from '@tanstack/react-query'
import {
  createPageAttributeCall,
  deletePageAttributeCall,
  listPageAttributesCall,
  pageAttributeUsesCall,
  readPageAttributeCall,
  updatePageAttributeCall,
} from '@warsha/contract/console/content/page-attributes.calls.ts'
import type { RestPageAttribute } from '@warsha/contract/console/content/page-attributes.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { DetailState } from '~/components/detail-states.tsx'
import { TranslatedPanel } from '~/components/edit/translated-panel.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { EntryEditor } from '../entry-editor.tsx'
import { slugFollowing, slugPattern, valueText } from '../entry-fields.ts'
import { FactsPanel, FormColumns } from '../facts-panel.tsx'
import { RecordList, SplitScreen } from '../split-screen.tsx'
import { useAttributePages } from '../use-pages.ts'

export const handle = { texts: await loadTexts('console-taxonomy') }

type PageAttributeFields = {
  slug: string
  nameEn: string
  nameAr: string
  nameHi: string
  inputType: RestPageAttribute['input_type']
}

const empty: PageAttributeFields = { slug: '', nameEn: '', nameAr: '', nameHi: '', inputType: 'PLAIN_TEXT' }
const inputTypes = ['PLAIN_TEXT', 'RICH_TEXT', 'BOOLEAN', 'FILE'] as const

const calls = {
  read: readPageAttributeCall,
  create: createPageAttributeCall,
  update: updatePageAttributeCall,
  remove: deletePageAttributeCall,
  uses: pageAttributeUsesCall,
}

/** Attributes that types of pages can have. */
export default function PageAttributesScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.pageAttributes.title')}
      path="/page-attributes"
      newLabel={t('console-taxonomy.pageAttributes.new')}
      permission="content.write"
      pages={useAttributePages()}
      list={<AttributeList />}
    >
      {(id) => <PageAttributeEditor key={id} id={id} />}
    </SplitScreen>
  )
}

function AttributeList() {
  const { lang } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['page-attributes'],
    queryFn: ({ signal }) => ask(listPageAttributesCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <RecordList
      path="/page-attributes"
      records={data.data.map(({ id, name, pages }) => ({ id, name: name[lang], count: pages }))}
    />
  )
}

function fieldsOf({ slug, names, input_type }: RestPageAttribute): PageAttributeFields {
  return { slug, nameEn: names.en, nameAr: names.ar, nameHi: names.hi, inputType: input_type }
}

function toBody({ slug, nameEn, nameAr, nameHi, inputType }: PageAttributeFields) {
  const names = { en: nameEn.trim(), ar: nameAr.trim(), hi: nameHi.trim() }
  return { slug: slug.trim(), names, input_type: inputType }
}

function PageAttributeEditor({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  return (
    <EntryEditor
      kind="page-attribute"
      id={id}
      path="/page-attributes"
      newTitle={t('console-taxonomy.pageAttributes.new')}
      permission="content.write"
      calls={calls}
      empty={empty}
      nameOf={({ names }) => (lang === 'ar' && names.ar) || names.en}
      fieldsOf={fieldsOf}
      toBody={toBody}
      textOf={(name, fields) =>
        name === 'inputType'
          ? t(`console-taxonomy.inputType.${fields.inputType}`)
          : valueText(fields[name as keyof PageAttributeFields])
      }
      problemsOf={(fields) => ({
        ...(!fields.nameEn.trim() && { nameEn: t('console-taxonomy.problem.required') }),
        ...(!slugPattern.test(fields.slug.trim()) && { slug: t('console-taxonomy.problem.slug') }),
      })}
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
                    onChange({ inputType: target.value as PageAttributeFields['inputType'] })
                  }
                >
                  {inputTypes.map((type) => (
                    <option key={type} value={type}>
                      {t(`console-taxonomy.inputType.${type}`)}
                    </option>
                  ))}
                </Select>
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
        </FormColumns>
      )}
    </EntryEditor>
  )
}
