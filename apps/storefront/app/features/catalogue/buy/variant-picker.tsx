import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { useId } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { orderVariants } from '../detail/order-variants.ts'
import type { VariantView } from '../detail/product-view.ts'

export type VariantPickerProps = {
  /** Attribute in which the variants differ, for example "Volume". */
  name: string | null
  variants: readonly VariantView[]
  selected: VariantView
  onSelect: (variant: VariantView) => void
}

/** The browser's own radio buttons, drawn as chips on a phone and as tiles elsewhere: arrows move, space chooses, one stop for the tab key. */
export function VariantPicker({ name, variants, selected, onSelect }: VariantPickerProps) {
  const { t } = useTranslation()
  const group = useId()
  return (
    <fieldset className="@container">
      <legend className="mb-2 text-sm font-semibold">{name ?? t('product.chooseOption')}</legend>
      <div className={classNames('max-sm:flex max-sm:flex-wrap sm:grid gap-2', columnsFor(variants.length))}>
        {orderVariants(variants).map((variant) => (
          <Option
            key={variant.id}
            variant={variant}
            group={group}
            isSelected={variant.id === selected.id}
            onSelect={() => onSelect(variant)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** As many in each row as fill it, so that none stands alone beside a hole; the last of an odd number is as wide as two. */
function columnsFor(count: number): string {
  if (count === 3) return '@md:grid-cols-3'
  const wide = count % 3 === 0 ? '@md:grid-cols-3' : count % 4 === 0 ? '@2xl:grid-cols-4' : ''
  return classNames('grid-cols-2', wide, count % 2 === 1 && !wide && '*:last:col-span-2')
}

const thumbSize = 40

type OptionProps = { variant: VariantView; group: string; isSelected: boolean; onSelect: () => void }

function Option({ variant, group, isSelected, onSelect }: OptionProps) {
  const { t, lang } = useTranslation()
  const isGone = variant.available === 0
  const [picture] = variant.pictures
  const { amount, currency } = formatPrice(variant.payable, lang)
  return (
    <label
      className={classNames(
        'relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border px-4 leading-heading sm:min-h-14 sm:rounded-control sm:px-2.5 sm:py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        // By the browser's own state, which is right before the page responds as well.
        'not-has-checked:border-line not-has-checked:bg-surface hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-checked:ring-1 has-checked:ring-brand',
      )}
    >
      <input
        type="radio"
        name={group}
        value={variant.id}
        checked={isSelected}
        onChange={onSelect}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control opacity-0"
      />
      {picture && (
        <img
          src={picture.small}
          alt=""
          width={thumbSize}
          height={thumbSize}
          decoding="async"
          className={classNames(
            'size-10 shrink-0 rounded-control bg-picture max-sm:hidden',
            isGone && 'opacity-45',
          )}
        />
      )}
      <span className="min-w-0">
        <span
          className={classNames('block font-semibold', isGone && 'max-sm:text-muted max-sm:line-through')}
        >
          <ProductName name={variant.label} />
        </span>
        {/* On a phone the price stands below the name, for the chosen size. */}
        <span className="mt-1 block text-xs text-muted max-sm:sr-only">
          {isGone ? (
            t('catalogue.product.outOfStock')
          ) : (
            <bdi className="whitespace-nowrap tabular-nums">{`${amount} ${currency}`}</bdi>
          )}
        </span>
      </span>
    </label>
  )
}
