import { createCategoryCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import type { RestCategoryNode } from '@warsha/contract/console/catalogue/categories.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { categoryText, emptyCategory, problemsOf, toBody } from './category-fields.ts'
import { CategoryForm } from './category-form.tsx'

/** A new category at the top or below another one; it comes last among its siblings. */
export function NewCategory({ nodes }: { nodes: readonly RestCategoryNode[] }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const labelOf = useFieldLabels()
  const parent = nodes.find(({ id }) => String(id) === params.get('parent'))
  const name = parent && (lang === 'ar' ? parent.name.ar : parent.name.en)
  return (
    <div className="grid gap-4">
      <header>
        <h2 className="text-lg font-bold">{t('console-taxonomy.categories.new')}</h2>
        <p className="text-muted">
          {name
            ? t('console-taxonomy.categories.newBelow', { name: isolate(name) })
            : t('console-taxonomy.categories.newTop')}
        </p>
      </header>
      <RecordEditor
        key={parent?.id ?? 'top'}
        subject={{ kind: 'category', id: 'new' }}
        saved={emptyCategory}
        queryKey={['categories']}
        call={createCategoryCall}
        inputOf={(fields) => ({ body: { parent_id: parent?.id ?? null, ...toBody(fields) } })}
        onSaved={({ data }) => navigate(`/categories/${data.id}`)}
        labelOf={labelOf}
        textOf={(field, fields) => categoryText(field, fields, t)}
        problemsOf={(fields) => problemsOf(fields, t)}
        fieldOf={(field) => (field === 'texts.en.name' ? 'nameEn' : field)}
      >
        {(form) => <CategoryForm {...form} isReadOnly={false} isNew />}
      </RecordEditor>
    </div>
  )
}
