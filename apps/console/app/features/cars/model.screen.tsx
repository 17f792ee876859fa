import { removeModelCall, updateModelCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import type { RestConsoleModel } from '@warsha/contract/console/vehicles/cars.rest.ts'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { fieldsOf, modelText, problemsOf, toBody } from './car-fields.ts'
import { CarHead } from './car-head.tsx'
import { ModelForm } from './model-form.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useCarLabels } from './use-car-labels.ts'
import { modelKey, useModel } from './use-cars.ts'

export const handle = { texts: await loadTexts('console-cars') }

export default function ModelScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useModel(id)
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return <ModelPage key={id} model={data.data} />
}

function ModelPage({ model }: { model: RestConsoleModel }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const mayWrite = useMay()('catalogue.write')
  const labelOf = useCarLabels()
  const [isAsking, setIsAsking] = useState(false)
  const { revision, brand } = model
  const id = String(model.id)
  const subject = { kind: 'car-model', id }
  const saved = useMemo(() => fieldsOf(model), [model])
  const remove = useCommand(removeModelCall, {
    done: t('console-cars.remove.done'),
    onDone: () => navigate('/cars'),
  })
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <CarHead
        title={model.name[lang]}
        back={{ to: '/cars', label: t('console-cars.back') }}
        beside={
          <Link to={`/cars/brands/${brand.id}`} className="link">
            <bdi>{brand.name[lang]}</bdi>
          </Link>
        }
        onRemove={mayWrite ? () => setIsAsking(true) : undefined}
      />
      <RecordEditor
        subject={subject}
        saved={saved}
        queryKey={modelKey(id)}
        call={updateModelCall}
        inputOf={(fields) => ({ params: { id }, body: { revision, ...toBody(fields) } })}
        onSaved={() => undefined}
        labelOf={labelOf}
        textOf={(name, fields) => modelText(name, fields, t)}
        problemsOf={(fields) => problemsOf(fields, t)}
        fieldOf={(field) => (field === 'name' ? 'nameEn' : field)}
      >
        {(form) => (
          <ModelForm
            {...form}
            isReadOnly={!mayWrite}
            aside={<RecordHistory subject={subject} labelOf={labelOf} />}
          />
        )}
      </RecordEditor>
      {isAsking && (
        <RemoveDialog
          name={model.name[lang]}
          command={remove}
          onRemove={(reason) => remove.run({ params: { id }, body: { revision, reason } })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
