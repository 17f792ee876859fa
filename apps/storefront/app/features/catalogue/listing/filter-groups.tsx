import { AccordionItem } from '@warsha/ui/accordion.tsx'
import { CountBadge } from '@warsha/ui/badge.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import type { FilterAttribute } from '~/session/groups/attributes.ts'
import { useTranslation } from '~/session/messages.ts'
import { labelOf } from './filter-attributes.ts'
import type { FilterFlags } from './use-filter-flags.ts'

/** The first groups stand open, and so does every group with a tick in it. */
const openAtFirst = 3

export function FilterGroups({ attributes, toggle }: FilterFlags) {
  return attributes.map((attribute, index) => (
    <AccordionItem
      key={attribute.id}
      title={<GroupTitle attribute={attribute} />}
      isOpenAtFirst={index < openAtFirst || attribute.active}
    >
      <fieldset className="max-h-72 overflow-y-auto overscroll-contain text-ink">
        <legend className="sr-only">{labelOf(attribute)}</legend>
        {attribute.choices.map((choice) => (
          <Checkbox
            key={choice.id}
            label={<ProductName name={labelOf(choice)} />}
            checked={choice.active}
            onChange={() => toggle(attribute.id, choice.id)}
          />
        ))}
      </fieldset>
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
      {count > 0 && <VisuallyHidden>{t('catalogue.filter.active', { count })}</VisuallyHidden>}
    </span>
  )
}
