import { AccordionItem } from '@warsha/ui/accordion.tsx'
import { CountBadge } from '@warsha/ui/badge.tsx'
import { Button } from '@warsha/ui/button.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useState } from 'react'
import type { FilterAttribute } from '~/session/groups/attributes.ts'
import { useTranslation } from '~/session/messages.ts'
import { labelOf } from './filter-attributes.ts'
import type { FilterCounts } from './use-filter-counts.ts'
import type { FilterFlags } from './use-filter-flags.ts'

/** The first groups stand open, and so does every group with a tick in it. */
const openAtFirst = 3

/** A longer group shows this many and the ticked ones, until the shopper wants to see all. */
const choicesAtFirst = 6

type FilterGroupsProps = FilterFlags & { counts: FilterCounts | null }

export function FilterGroups({ attributes, toggle, counts }: FilterGroupsProps) {
  return attributes.map((attribute, index) => (
    <AccordionItem
      key={attribute.id}
      title={<GroupTitle attribute={attribute} />}
      isOpenAtFirst={index < openAtFirst || attribute.active}
    >
      <Choices attribute={attribute} toggle={toggle} counts={counts} />
    </AccordionItem>
  ))
}

function GroupTitle({ attribute }: { attribute: FilterAttribute }) {
  const { t } = useTranslation()
  const count = attribute.choices.filter(({ active }) => active).length
  return (
    <span className="flex items-center gap-2">
      <bdi>{labelOf(attribute)}</bdi>
      <CountBadge count={count} />
      {count > 0 && <VisuallyHidden>{t('listing.filter.active', { count })}</VisuallyHidden>}
    </span>
  )
}

type ChoicesProps = Pick<FilterGroupsProps, 'toggle' | 'counts'> & { attribute: FilterAttribute }

function Choices({ attribute, toggle, counts }: ChoicesProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(attribute.choices.length <= choicesAtFirst + 1)
  const shown = attribute.choices.filter(({ active }, index) => isWhole || active || index < choicesAtFirst)
  const hiddenCount = attribute.choices.length - shown.length

  return (
    <fieldset className="-my-1 text-ink lg:[&_label]:min-h-9">
      <legend className="sr-only">{labelOf(attribute)}</legend>
      {shown.map((choice) => (
        <Choice
          key={choice.id}
          label={labelOf(choice)}
          count={counts?.ofChoice(attribute.slug, choice.slug)}
          isTicked={choice.active}
          onToggle={() => toggle(attribute.id, choice.id)}
        />
      ))}
      {hiddenCount > 0 && (
        <Button variant="ghost" size="small" onClick={() => setWhole(true)} className="-ms-3">
          {t('listing.filter.showMore', { count: hiddenCount })}
        </Button>
      )}
    </fieldset>
  )
}

type ChoiceProps = { label: string; count: number | undefined; isTicked: boolean; onToggle: () => void }

function Choice({ label, count, isTicked, onToggle }: ChoiceProps) {
  const { t } = useTranslation()
  const products = count === undefined ? null : t('listing.count', { count })
  return (
    <Checkbox
      label={
        <>
          <ProductName name={label} />
          {count !== undefined && <span className="text-sm text-muted tabular-nums">{` (${count})`}</span>}
        </>
      }
      aria-label={products ? t('listing.filter.choice', { label, products }) : undefined}
      checked={isTicked}
      onChange={onToggle}
    />
  )
}
