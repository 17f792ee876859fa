import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import type { ApiError } from '@warsha/contract/client/transport.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { rescheduleVisitCall } from '@warsha/contract/orders/reschedule-visit.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { CalendarIcon } from '@warsha/ui/shop-icons.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Choice } from '~/features/booking/screen/book-slot.ts'
import { usePickerEntry } from '~/features/booking/screen/use-picker-entry.ts'
import type { ShownLine } from '~/features/orders/order-calls.ts'
import { whenText } from '~/purchase/when-text.ts'
import { browserApi } from '~/session/browser-api.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { useShop } from '~/shell/use-shop.ts'

const loadPicker = async () => {
  const [{ VisitPicker }] = await Promise.all([
    import('~/features/booking/picker/visit-picker.tsx'),
    loadTexts('booking', 'catalogue', 'soonest'),
  ])
  return { default: VisitPicker }
}
const VisitPicker = lazy(loadPicker)

export type MoveVisitProps = { orderId: string; line: ShownLine; onMoved: () => void }

/** Moves the visit of an order's line to another hour, with the picker of the booking. */
export function MoveVisit({ orderId, line, onMoved }: MoveVisitProps) {
  const { t, lang } = useTranslation()
  const { shop } = useShop()
  const picker = usePickerEntry(loadPicker)
  const [isPending, setPending] = useState(false)
  const value = (key: string) => readMetadata(line.metadata, key) ?? ''
  const isHome = value('place') === 'home'
  const service = value('service_type') === 'delivery' ? 'delivery' : 'service'
  const way = {
    service_type: service,
    place: isHome ? 'home' : 'center',
    name: t(`orders.serviceTypes.${service === 'delivery' ? 'pickup' : 'service'}`),
  } as const

  async function move({ hour, centre }: Choice) {
    if (isPending) return
    setPending(true)
    try {
      await browserApi().call(rescheduleVisitCall, {
        params: { id: orderId },
        body: { line_id: line.id, slot_id: hour.slotId },
      })
      const time = whenText({ t, lang }, hour.date, hour.time.replace('-', '–'))
      toast.success(t('orders.move.done', { time, centre: isolateName(centre.name) }), { id: 'move' })
      picker.close()
      onMoved()
    } catch (error) {
      showErrors(error as ApiError)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => picker.open({ variantId: line.id, way })}
      >
        <ClockIcon className="size-4.5" /> {t('orders.move.open')}
      </Button>
      {picker.entry?.variantId === line.id && (
        <Suspense>
          <VisitPicker
            line={{
              id: value('product_id'),
              variantId: line.id,
              quantity: line.quantity,
              bundle: [],
              name: line.translatedProductName,
            }}
            way={way}
            visit={{ orderId, lineId: line.id }}
            tiles={shop.mapTiles}
            noServices={
              <EmptyState
                icon={CalendarIcon}
                title={t('orders.move.none')}
                text={t('orders.move.noneText')}
              />
            }
            onPick={(choice) => void move(choice)}
            onClose={picker.close}
          />
        </Suspense>
      )}
    </>
  )
}
