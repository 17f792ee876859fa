import { removeBrandCall, updateBrandCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import type { RestConsoleBrand } from '@warsha/contract/console/vehicles/cars.rest.ts'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { CarHead } from './car-head.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useCarLabels } from './use-car-labels.ts'
import { brandKey, useBrand } from './use-cars.ts'

export const handle = { texts: await loadTexts('console-cars') }

type BrandFields = { nameEn: string; nameAr: string }

export default function BrandScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useBrand(id)
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return <BrandPage key={id} brand={data.data} />
}

function BrandPage({ brand }: { brand: RestConsoleBrand }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const mayWrite = useMay()('catalogue.write')
  const labelOf = useCarLabels()
  const [isAsking, setIsAsking] = useState(false)
  const { revision } = brand
  const id = String(brand.id)
  const subject = { kind: 'car-brand', id }
  const saved = useMemo<BrandFields>(() => ({ nameEn: brand.name.en, nameAr: brand.name.ar }), [brand])
  const remove = useCommand(removeBrandCall, {
    done: t('console-cars.remove.done'),
    onDone: () => navigate('/cars/brands'),
  })
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <CarHead
        title={brand.name[lang]}
        back={{ to: '/cars/brands', label: t('console-cars.brands.title') }}
        beside={
          <Link to={`/cars?brand_id=${id}`} className="link">
            {t('console-cars.brands.models')} ({brand.models})
          </Link>
        }
        onRemove={mayWrite ? () => setIsAsking(true) : undefined}
      />
      <RecordEditor
        subject={subject}
        saved={saved}
        queryKey={brandKey(id)}
        call={updateBrandCall}
        inputOf={({ nameEn, nameAr }) => ({
          params: { id },
          body: { revision, name: { en: nameEn.trim(), ar: nameAr.trim() } },
        })}
        onSaved={() => undefined}
        labelOf={labelOf}
        textOf={(name, fields) => (name === 'nameAr' ? fields.nameAr : fields.nameEn)}
        problemsOf={({ nameEn, nameAr }) => ({
          ...(!nameEn.trim() && { nameEn: t('console-cars.problem.required') }),
          ...(!nameAr.trim() && { nameAr: t('console-cars.problem.required') }),
        })}
        fieldOf={(field) => (field === 'name' ? 'nameEn' : field)}
      >
        {({ fields, problems, onChange }) => (
          <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <Panel title={t('console-cars.names')}>
              <TranslatedFields
                legend={t('console-cars.names')}
                fields={[{ name: 'name', label: t('console-cars.fields.name'), maxLength: 80 }]}
                values={fields}
                saved={saved}
                hasHindi={false}
                problems={problems}
                isReadOnly={!mayWrite}
                onChange={(values) => onChange(values as Partial<BrandFields>)}
              />
            </Panel>
            <RecordHistory subject={subject} labelOf={labelOf} />
          </div>
        )}
      </RecordEditor>
      {isAsking && (
        <RemoveDialog
          name={brand.name[lang]}
          command={remove}
          onRemove={(reason) => remove.run({ params: { id }, body: { revision, reason } })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
