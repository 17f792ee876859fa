import { createModelCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { modelText, noModel, problemsOf, toBody } from './car-fields.ts'
import { CarHead } from './car-head.tsx'
import { ModelForm } from './model-form.tsx'
import { useCarLabels } from './use-car-labels.ts'
import { useBrands } from './use-cars.ts'

export const handle = { texts: await loadTexts('console-cars') }

/** A new model of a brand; customers can choose it at once. */
export default function NewModelScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const brandId = params.get('brand') ?? ''
  const brands = useBrands()
  const labelOf = useCarLabels()
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <CarHead title={t('console-cars.add')} back={{ to: '/cars', label: t('console-cars.back') }} />
      <p className="text-muted">{t('console-cars.new.text')}</p>
      <RecordEditor
        subject={{ kind: 'car-model', id: 'new' }}
        saved={noModel}
        queryKey={['car-models']}
        call={createModelCall}
        inputOf={(fields) => ({ body: { brand_id: Number(brandId), ...toBody(fields) } })}
        onSaved={({ data }) => navigate(`/cars/${data.id}`)}
        labelOf={labelOf}
        textOf={(name, fields) => modelText(name, fields, t)}
        problemsOf={(fields) => ({
          ...problemsOf(fields, t),
          ...(!brandId && { brandId: t('console-cars.problem.required') }),
        })}
        fieldOf={(field) => (field === 'name' ? 'nameEn' : field)}
      >
        {(form) => (
          <ModelForm
            {...form}
            isReadOnly={false}
            brand={{
              value: brandId,
              brands,
              onChange: (brand) => setParams({ brand }, { replace: true }),
            }}
          />
        )}
      </RecordEditor>
    </div>
  )
}
