import { useQueryClient } from '@tanstack/react-query'
import { updateProductCall } from '@warsha/contract/console/catalogue/products.calls.ts'
import type { RestProductRecord } from '@warsha/contract/console/catalogue/products.rest.ts'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { useChannels } from '~/session/channels.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { PreviewLink } from './preview-link.tsx'
import { fieldsOf, labelOf, problemsOf, textOf, toBody } from './product-fields.ts'
import { ProductForm } from './product-form.tsx'
import { ProductMedia } from './product-media.tsx'
import { partName, partsOf } from './product-parts.ts'
import { ProductPrices } from './product-prices.tsx'
import { overallState, ProductState } from './product-state.tsx'
import { ProductStock } from './product-stock.tsx'
import { ProductThumbnail } from './product-thumbnail.tsx'
import { Publication } from './publication.tsx'
import { productKey, useProduct, useProductOptions } from './use-product.ts'

const refusedFields: Readonly<Record<string, string>> = {
  'name.en': 'nameEn',
  attribute_files: 'attributeFiles',
}

export const handle = { texts: await loadTexts('console-products') }

export default function ProductScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useProduct(id)
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <ProductHead product={data.data} />
      <ProductEditor key={id} product={data.data} />
    </div>
  )
}

function ProductHead({ product }: { product: RestProductRecord }) {
  const { t, lang } = useTranslation()
  const name = product.name[lang] || product.name.en
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PageTitle>{name}</PageTitle>
      <Link to="/products" aria-label={t('console-products.back')} className="tool size-8 justify-center p-0">
        <MirroredIcon icon={ArrowBackIcon} className="size-4" />
      </Link>
      <ProductThumbnail src={product.picture} className="size-10" />
      <h1 className="min-w-0 text-xl font-bold leading-heading">
        <bdi>{name}</bdi>
      </h1>
      <ProductState state={overallState(product.listings)} />
      <span className="text-sm text-muted">{t(`console-products.kind.${product.kind}`)}</span>
      <div className="ms-auto">
        <PreviewLink productId={product.id} />
      </div>
    </header>
  )
}

function ProductEditor({ product }: { product: RestProductRecord }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const client = useQueryClient()
  const options = useProductOptions()
  const id = String(product.id)
  const subject = { kind: 'product', id }
  const saved = useMemo(() => fieldsOf(product), [product])
  const channels = useChannels()
  const parts = useMemo(() => partsOf(product), [product])
  return (
    <RecordEditor
      subject={subject}
      saved={saved}
      queryKey={productKey(id)}
      call={updateProductCall}
      inputOf={(fields) => ({
        params: { id },
        body: { revision: product.revision, ...toBody(fields) } as never,
      })}
      onSaved={(answer) => client.setQueryData(productKey(id), { data: answer.data })}
      labelOf={(name) => labelOf(name, { t, lang, options })}
      textOf={(name, fields) => textOf(name, fields, { t, lang, options })}
      problemsOf={(fields) => problemsOf(fields, { t })}
      fieldOf={(refused) => refusedFields[refused] ?? refused}
    >
      {(form) => (
        <ProductForm
          {...form}
          product={product}
          options={options}
          isReadOnly={!may('catalogue.write')}
          aside={<Publication product={product} options={options} />}
        >
          <ProductMedia productId={product.id} />
          <ProductPrices product={product} />
          <ProductStock product={product} />
          <RecordHistory
            subject={subject}
            parts={parts}
            labelOf={(name) => labelOf(name, { t, lang, options })}
            partName={(part) => partName(part, product, { lang, channels })}
          />
        </ProductForm>
      )}
    </RecordEditor>
  )
}
