import { isolate } from '@warsha/contract/formats/isolate.ts'
import { RemovableChip } from '@warsha/ui/chip.tsx'
import { useRef } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { FilterChip } from '../listing-state/listing-query.ts'

export type FilterChipsProps = { chips: readonly FilterChip[]; onRemove: (chip: FilterChip) => void }

export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null

  function remove(chip: FilterChip) {
    // The button that has the focus goes with its chip.
    list.current?.focus()
    onRemove(chip)
  }

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('listing.filter.chips')}
      className="flex flex-wrap gap-2 outline-none"
    >
      {chips.map((chip) => (
        <li key={`${chip.attributeSlug} ${chip.choiceSlug}`} className="max-w-full">
          <RemovableChip
            removeLabel={t('listing.filter.remove', {
              filter: t('listing.filter.chip', { name: chip.name, value: isolate(chip.value) }),
            })}
            onRemove={() => remove(chip)}
          >
            <bdi>{chip.name}</bdi>: <bdi>{chip.value}</bdi>
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
