import { currentTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'

/** Why the shopper is suddenly at home; in the browser only. */
export function reportMissingProduct(): void {
  toast.info(currentTranslation().t('errors.productMissing'), { id: 'product-missing' })
}
