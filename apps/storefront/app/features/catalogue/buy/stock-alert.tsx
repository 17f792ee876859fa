import {
  createStockAlertCall,
  listStockAlertsCall,
  removeStockAlertCall,
} from '@warsha/contract/inventory/inventory.calls.ts'
import { maxStockAlerts } from '@warsha/contract/inventory/inventory.constants.ts'
import type { RestStockAlert } from '@warsha/contract/inventory/stock-alerts.rest.ts'
import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { BellIcon, CheckIcon } from '@warsha/ui/icons.tsx'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { browserApi } from '~/session/browser-api.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { currentPlace } from '~/session/place.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { useLoad } from '~/session/use-load.ts'

export type StockAlertProps = { productId: string; variantId: string }

/** For a variant that is out of stock: the customer asks to be told, or no longer to be told, when it is back. */
export function StockAlert(props: StockAlertProps) {
  const { t, lang } = useTranslation()
  const { pathname, search } = useLocation()
  if (useIsSignedIn()) return <OwnAlert {...props} />
  return (
    <Link
      to={localePath(lang, '/login')}
      state={{ from: pathname + search }}
      className={buttonClass({ variant: 'secondary', isFullWidth: true })}
    >
      <BellIcon className="size-4.5" />
      {t('product.tellSignIn')}
    </Link>
  )
}

function OwnAlert({ productId, variantId }: StockAlertProps) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const { value: alerts, change } = useLoad<RestStockAlert[]>(
    ['stock-alerts'],
    async (signal) => {
      const query = { limit: maxStockAlerts }
      return (await browserApi().call(listStockAlertsCall, { query, signal, isBackground: true })).data
    },
    { isCached: false, onFailure: () => undefined },
  )
  const alert = alerts?.find(({ variant_id }) => variant_id === variantId)

  async function toggle() {
    setPending(true)
    try {
      if (alert) {
        await browserApi().call(removeStockAlertCall, { params: { id: alert.id } })
        change((known) => known.filter(({ id }) => id !== alert.id))
      } else {
        const body = { state_id: currentPlace().stateId, product_id: productId, variant_id: variantId }
        const { data } = await browserApi().call(createStockAlertCall, { body })
        change((known) => [...known.filter(({ id }) => id !== data.id), data])
      }
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="grid gap-2">
      <p role="status" className="flex items-center gap-2 text-sm font-semibold text-brand-deep empty:hidden">
        {alert && (
          <>
            <CheckIcon className="size-4.5" />
            {t('product.telling')}
          </>
        )}
      </p>
      <Button variant="secondary" isFullWidth isPending={isPending || !alerts} onClick={() => void toggle()}>
        {!alert && <BellIcon className="size-4.5" />}
        {t(alert ? 'product.tellNot' : 'product.tellMe')}
      </Button>
    </div>
  )
}
