import { updateOilPromotionCall } from '@warsha/contract/console/content/texts.calls.ts'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { PictureField } from '~/components/media/picture-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { PairsField } from './pairs-field.tsx'
import { type PromotionFields, promotionFields, readNumber, toPromotion } from './site-fields.ts'
import { SiteTextEditor } from './site-text-editor.tsx'

export const handle = { texts: await loadTexts('console-content') }

/** The words of the oil promotion; the discount itself is a promo code. */
export default function OilPromotionScreen() {
  const { t } = useTranslation()
  const isPercent = (text: string) => (readNumber(text) ?? 101) <= 100
  const isHours = (text: string) => Number.isInteger(readNumber(text)) && (readNumber(text) ?? 0) >= 1
  return (
    <SiteTextEditor
      name="oil-promotion"
      call={updateOilPromotionCall}
      savedOf={({ oil_promotion: oil }) => ({ fields: promotionFields(oil), revision: oil?.revision ?? 0 })}
      toBody={toPromotion}
      problemsOf={(fields) => ({
        ...(!isPercent(fields.percent) && { percent: t('console-content.problem.number') }),
        ...(!isHours(fields.validHours) && { validHours: t('console-content.problem.number') }),
      })}
    >
      {(form) => <PromotionForm {...form} />}
    </SiteTextEditor>
  )
}

function PromotionForm({ fields, saved, problems, onChange }: RecordForm<PromotionFields>) {
  const { t } = useTranslation()
  const may = useMay()
  const isReadOnly = !may('content.write')
  return (
    <>
      <Panel title={t('console-content.form.words')}>
        <TranslatedFields
          legend={t('console-content.form.words')}
          values={fields}
          saved={saved}
          problems={problems}
          isReadOnly={isReadOnly}
          hasHindi={false}
          onChange={(values) => onChange(values as Partial<PromotionFields>)}
          fields={[
            { name: 'title', label: t('console-content.fields.title'), maxLength: 300 },
            { name: 'text', label: t('console-content.fields.text'), maxLength: 4000, isLong: true },
          ]}
        />
        <fieldset disabled={isReadOnly} className="mt-4 grid gap-4 md:grid-cols-3">
          <legend className="sr-only">{t('console-content.texts.oilPromotion')}</legend>
          {(['percent', 'validHours', 'category'] as const).map((name) => (
            <LatinField
              key={name}
              label={t(`console-content.fields.${name}`)}
              hint={name === 'category' ? t('console-content.form.categoryHint') : undefined}
              autoComplete="off"
              maxLength={name === 'category' ? 300 : 6}
              error={problems[name]}
              value={fields[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          ))}
        </fieldset>
      </Panel>
      <Panel title={t('console-content.form.pictures')}>
        <div className="grid gap-6 md:grid-cols-2">
          {(['pictureEn', 'pictureAr', 'pictureMobileEn', 'pictureMobileAr'] as const).map((name) => (
            <PictureField
              key={name}
              label={`${t(`console-content.fields.${name.startsWith('pictureMobile') ? 'pictureMobile' : 'picture'}`)} (${t(`console.languages.${name.endsWith('En') ? 'en' : 'ar'}`)})`}
              value={fields[name] ? { url: fields[name], alt: { en: '', ar: '' } } : null}
              error={problems[name]}
              isReadOnly={isReadOnly}
              hasAlt={false}
              onChange={(value) => onChange({ [name]: value?.url ?? '' })}
            />
          ))}
        </div>
      </Panel>
      <PairsField
        title={t('console-content.fields.steps')}
        pairs={fields.steps}
        isReadOnly={isReadOnly}
        error={problems.steps}
        onChange={(steps) => onChange({ steps })}
      />
      <PairsField
        title={t('console-content.fields.terms')}
        pairs={fields.terms}
        hasTitles={false}
        isReadOnly={isReadOnly}
        error={problems.terms}
        onChange={(terms) => onChange({ terms })}
      />
    </>
  )
}
