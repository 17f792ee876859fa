import { setBookedCar } from '@warsha/contract/cart/booking-actions.ts'
import { addSingleProduct, findLine } from '@warsha/contract/cart/cart-actions.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { findSoonest } from '~/features/booking/calls/booking-calls.ts'
import { bookLine, choiceOfSlot } from '~/features/booking/screen/book-slot.ts'
import { readCartLines } from '~/features/cart/read-cart-lines.ts'
import { carName, listSavedCars } from '~/features/vehicles/car-lists.ts'
import { listServices } from '~/features/vehicles/use-logbook.ts'
import { changeLines } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { MessagePage } from '~/shell/message-page.tsx'

/** Puts the same work into the cart, for the same car at the soonest hour, and goes on to the booking. */
export function RebookService({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)

  useEffect(() => {
    const end = new AbortController()
    rebook(id, lang, end.signal).then(
      (isBooked) => {
        if (end.signal.aborted) return
        if (isBooked) void navigate(localePath(lang, '/booking'), { replace: true })
        else setGone(true)
      },
      (error) => {
        if (end.signal.aborted) return
        showErrors(error)
        setGone(true)
      },
    )
    return () => end.abort()
  }, [id, lang, navigate])

  if (!isGone)
    return (
      <div
        role="status"
        aria-label={t('cars.history.rebooking')}
        className="page-width grid gap-3 py-5 lg:py-8"
      >
        <Skeleton className="h-32 rounded-card" />
      </div>
    )
  return (
    <MessagePage
      icon={CarIcon}
      title={t('cars.history.gone')}
      text={t('cars.history.goneText')}
      actions={
        <Link to={localePath(lang, '/products')} className={buttonClass({ size: 'step' })}>
          {t('cars.history.browse')}
        </Link>
      }
    />
  )
}

/** False for work that the shop does not offer here any more, and for an entry of nobody's logbook. */
async function rebook(id: string, lang: Locale, signal: AbortSignal): Promise<boolean> {
  const service = (await listServices(signal)).find((each) => each.id === id)
  if (!service) return false
  const [[line], cars] = await Promise.all([
    readCartLines(
      [{ id: service.product_id, variantId: service.variant_id, name: service.work, quantity: 1 }],
      lang,
      signal,
    ),
    listSavedCars({ signal }),
  ])
  if (!line || signal.aborted) return false
  const [hour] = await findSoonest({ lines: [line], serviceType: 'service' }, { signal })
  if (signal.aborted) return false
  changeLines((lines) => (findLine(lines, line.variantId) ? [...lines] : addSingleProduct(lines, line)))
  // Without a free hour the booking lets the customer wait for one.
  if (hour) bookLine(line.variantId, choiceOfSlot(hour, { service_type: 'service' }))
  const car = cars.find(({ car_id, year }) => car_id === service.car_id && year === service.year)
  if (car) changeLines((lines) => setBookedCar(lines, { id: car.id, name: carName(car) }))
  return true
}
