import { useCallback } from 'react'
import { useTranslation } from '~/session/messages.ts'

const groups = ['top-header', 'top-image', 'bottom-image', 'right-image', 'left-image', 'popup'] as const

/** The place of a banner on the home screen in words. */
export function useSlotWords(): (slot: { group: string; number: number } | null | undefined) => string {
  const { t } = useTranslation()
  return useCallback(
    (slot) => {
      const group = groups.find((known) => known === slot?.group)
      if (!slot || !group) return t('console-content.slot.none')
      const place = t(`console-content.slot.${group}`)
      return slot.number > 0 ? t('console-content.slot.numbered', { place, number: slot.number }) : place
    },
    [t],
  )
}
