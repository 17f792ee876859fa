import type {
  RestProductOptions,
  RestProductRecord,
} from '@warsha/contract/console/catalogue/products.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import type { ReactNode } from 'react'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { blockField } from '~/components/edit/translated-panel.tsx'
import { readOlder } from '~/components/edit/translation-state.ts'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { AttributeTextsPanel } from './attribute-texts-panel.tsx'
import { CheckList } from './check-list.tsx'
import { PartsField } from './parts-field.tsx'
import type { ProductFields } from './product-fields.ts'
import { branchName } from './use-product.ts'
import { VariantGrid } from './variant-grid.tsx'

type ProductFormProps = RecordForm<ProductFields> & {
  product: RestProductRecord
  options: RestProductOptions | undefined
  isReadOnly: boolean
  /** Below the variants: pictures, prices and stock, which are saved by themselves. */
  children: ReactNode
  aside: ReactNode
}

const ways = ['service:center', 'service:home', 'delivery:center', 'delivery:home'] as const

/** What a product says and is. */
export function ProductForm(props: ProductFormProps) {
  const { product, options, fields, saved, problems, isReadOnly, onChange, children, aside } = props
  const { t, lang } = useTranslation()
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <Panel title={t('console-products.form.texts')}>
          <TranslatedFields
            legend={t('console-products.form.texts')}
            values={fields}
            saved={saved}
            older={readOlder(product.older)}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={onChange as (values: Record<string, unknown>) => void}
            fields={[
              { name: 'name', label: t('console-products.fields.name'), maxLength: 200 },
              blockField('description', t('console-products.fields.description')),
              { name: 'tag', label: t('console-products.fields.tag'), maxLength: 40 },
              { name: 'freeGift', label: t('console-products.fields.freeGift'), maxLength: 300 },
              { name: 'seoTitle', label: t('console-products.fields.seoTitle'), maxLength: 300 },
              {
                name: 'seoDescription',
                label: t('console-products.fields.seoDescription'),
                maxLength: 500,
                isLong: true,
              },
            ]}
          />
        </Panel>
        <AttributeTextsPanel
          product={product}
          options={options}
          fields={fields}
          saved={saved}
          problems={problems}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
        <VariantGrid
          variants={fields.variants}
          options={options}
          problems={problems}
          isReadOnly={isReadOnly}
          onChange={(variants) => onChange({ variants })}
        />
        {product.kind === 'bundle' && (
          <PartsField
            parts={fields.parts}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={(parts) => onChange({ parts })}
          />
        )}
        {children}
      </div>
      <div className="grid min-w-0 gap-4">
        {aside}
        <Panel title={t('console-products.form.facts')}>
          <fieldset disabled={isReadOnly} className="grid gap-4">
            <legend className="sr-only">{t('console-products.form.facts')}</legend>
            <Select
              label={t('console-products.fields.categoryId')}
              value={fields.categoryId}
              onChange={({ target }) => onChange({ categoryId: target.value })}
            >
              {!options && <option value={fields.categoryId} />}
              {options?.categories.map(({ id, name, level }) => (
                <option key={id} value={id}>
                  {branchName(name[lang], level)}
                </option>
              ))}
            </Select>
            <LatinField
              label={t('console-products.fields.tax')}
              error={problems.tax}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={fields.tax}
              onChange={({ target }) => onChange({ tax: target.value })}
            />
            <LatinField
              label={t('console-products.fields.salesRank')}
              hint={t('console-products.fields.salesRankHint')}
              error={problems.salesRank}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={fields.salesRank}
              onChange={({ target }) => onChange({ salesRank: target.value })}
            />
          </fieldset>
        </Panel>
        <Panel title={t('console-products.form.ways')}>
          <CheckList
            label={t('console-products.form.ways')}
            isReadOnly={isReadOnly}
            chosen={fields.ways}
            choices={ways.map((way) => {
              const [type = 'service', venue = 'center'] = way.split(':') as ['service', 'center']
              return {
                id: way,
                name: `${t(`console-products.ways.${type}`)}, ${t(`console-products.ways.${venue}`)}`,
              }
            })}
            onChange={(chosen) => onChange({ ways: chosen.toSorted() })}
          />
        </Panel>
        <Panel title={t('console-products.form.places')}>
          <p className="mb-2 text-sm text-muted">{t('console-products.form.placesHint')}</p>
          <CheckList
            label={t('console-products.form.places')}
            isReadOnly={isReadOnly}
            chosen={fields.stateIds}
            choices={(options?.states ?? []).map(({ id, name }) => ({ id, name: name[lang] }))}
            onChange={(chosen) => onChange({ stateIds: chosen.toSorted((one, other) => one - other) })}
          />
        </Panel>
        <AttributeFields
          fields={fields}
          options={options}
          problems={problems}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      </div>
    </div>
  )
}
