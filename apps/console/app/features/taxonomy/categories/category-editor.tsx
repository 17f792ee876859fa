import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  categoryUsesCall,
  deleteCategoryCall,
  readCategoryCall,
  updateCategoryCall,
} from '@warsha/contract/console/catalogue/categories.calls.ts'
import type { RestCategory } from '@warsha/contract/console/catalogue/categories.rest.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { readOlder } from '~/components/edit/translation-state.ts'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { DeleteButton } from '../delete-button.tsx'
import { useFieldLabels } from '../use-field-labels.ts'
import { UsesPanel } from '../uses-panel.tsx'
import { categoryText, fieldsOf, problemsOf, toBody } from './category-fields.ts'
import { CategoryForm } from './category-form.tsx'
import { LevelWarning } from './category-tree.tsx'

const categoryKey = (id: string) => ['category', id] as const

export function CategoryEditor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: categoryKey(id),
    queryFn: ({ signal }) => ask(readCategoryCall, { params: { id }, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return <Editor category={data.data} />
}

function Editor({ category }: { category: RestCategory }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const labelOf = useFieldLabels()
  const id = String(category.id)
  const saved = useMemo(() => fieldsOf(category), [category])
  const subject = { kind: 'category', id }
  const name = (lang === 'ar' && category.texts.ar.name) || category.texts.en.name
  const isReadOnly = !may('catalogue.write')
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-lg font-bold">
          <bdi>{name}</bdi>
        </h2>
        {!isReadOnly && (
          <span className="ms-auto">
            <DeleteButton
              call={deleteCategoryCall}
              record={{ id: category.id, revision: category.revision, name }}
              onDeleted={() => navigate('/categories')}
            />
          </span>
        )}
      </header>
      {category.warnings.length > 0 && <LevelWarning />}
      <RecordEditor
        subject={subject}
        saved={saved}
        queryKey={categoryKey(id)}
        call={updateCategoryCall}
        inputOf={(fields) => ({ params: { id }, body: { revision: category.revision, ...toBody(fields) } })}
        onSaved={(answer) => client.setQueryData(categoryKey(id), { data: answer.data })}
        labelOf={labelOf}
        textOf={(field, fields) => categoryText(field, fields, t)}
        problemsOf={(fields) => problemsOf(fields, t)}
        fieldOf={(field) => (field === 'texts.en.name' ? 'nameEn' : field)}
      >
        {(form) => (
          <CategoryForm
            {...form}
            isReadOnly={isReadOnly}
            older={readOlder(category.older)}
            aside={
              <>
                <UsesPanel id={id} call={categoryUsesCall} />
                <RecordHistory subject={subject} labelOf={labelOf} />
              </>
            }
          />
        )}
      </RecordEditor>
    </div>
  )
}
