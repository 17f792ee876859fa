import {
  pausePromotionsCall,
  resumePromotionsCall,
} from '@warsha/contract/console/promotions/promotions.calls.ts'
import { useMemo } from 'react'
import type { BulkAction } from '~/components/list/bulk-action.ts'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

/** What may be done with several promotions at once; nothing for those who only read. */
export function usePromotionBulk(): BulkAction[] {
  const { t } = useTranslation()
  const mayWrite = useMay()('catalogue.write')
  return useMemo(() => {
    if (!mayWrite) return []
    return [
      {
        id: 'pause',
        label: t('console-promotions.pause.action'),
        run: (body) => ask(pausePromotionsCall, { body: body as never }),
      },
      {
        id: 'resume',
        label: t('console-promotions.pause.undo'),
        run: (body) => ask(resumePromotionsCall, { body: body as never }),
      },
    ] satisfies BulkAction[]
  }, [t, mayWrite])
}
