import { isBooked } from '@warsha/contract/cart/booking-actions.ts'
import { type CartLine, isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { Navigate } from 'react-router'
import { useCart } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import type { RefuseStock } from '../calls/show-centre-failure.ts'
import type { OwnAddressDialogProps } from '../home/own-address-dialog.tsx'
import { BookingLines } from './booking-lines.tsx'
import { BookingSkeleton, UnreadBooking } from './booking-skeleton.tsx'
import { ConfirmPanel } from './confirm-panel.tsx'
import { findObstacle } from './confirm-state.ts'
import { useDeliveryRules } from './use-delivery-rules.ts'
import { useFulfilmentOptions } from './use-fulfilment-options.ts'
import { usePickerEntry } from './use-picker-entry.ts'
import { useVisits } from './use-visits.ts'
import { VisitProposal } from './visit-proposal.tsx'

const loadPicker = async () => ({
  default: (await import('../picker/booking-picker.tsx')).BookingPicker,
})
const BookingPicker = lazy(loadPicker)

export type BookingScreenProps = {
  tiles: MapTiles | null
  refuseStock: RefuseStock
  /** Shown instead of a centre where there is none. */
  noServices: ReactNode
  /** The choice of a car, for customers. */
  car: ReactNode
  renderSaved: OwnAddressDialogProps['renderSaved']
  /** `isWanted`: it was confirmed before the sign-in, and goes on by itself as soon as it can. */
  confirm: { isPending: boolean; isWanted: () => boolean; onConfirm: () => void }
}

/** Step two of the purchase. The server knows no cart, so its page is the frame with a skeleton in it. */
export function BookingScreen(props: BookingScreenProps) {
  const { lang } = useTranslation()
  const isSignedIn = useIsSignedIn()
  const lines = useCart((cart) => cart.lines)
  const goods = useMemo(() => lines.filter((line) => !isServiceFee(line)), [lines])
  if (isSignedIn === null) return <UnreadBooking />
  if (goods.length === 0) return <Navigate to={localePath(lang, '/cart')} replace />
  return <OpenBooking {...props} goods={goods} isSignedIn={isSignedIn} />
}

type OpenBookingProps = BookingScreenProps & { goods: readonly CartLine[]; isSignedIn: boolean }

function OpenBooking({
  goods,
  isSignedIn,
  tiles,
  refuseStock,
  noServices,
  car,
  renderSaved,
  confirm,
}: OpenBookingProps) {
  const list = useRef<HTMLUListElement>(null)
  const picker = usePickerEntry(loadPicker)
  const ways = useFulfilmentOptions(goods, refuseStock)
  const unbooked = goods.filter((line) => !isBooked(line))
  const proposal = useVisits(unbooked, ways.ways)
  const rules = useDeliveryRules()
  const obstacle = findObstacle({ goods, hasRules: rules.rules !== null })
  const { isPending, isWanted, onConfirm } = confirm
  const isFree = obstacle === null
  useEffect(() => {
    if (isSignedIn && isFree && isWanted()) onConfirm()
  }, [isSignedIn, isFree, isWanted, onConfirm])
  const names = useMemo(() => new Map(goods.map((line) => [line.variantId, line.name])), [goods])
  const picked = goods.find(({ variantId }) => variantId === picker.entry?.variantId)

  return (
    <div className="page-width grid items-start gap-4 pt-1 pb-[calc(var(--step-bar-height)+1rem)] sm:grid-cols-[minmax(0,1fr)_17rem] md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:pt-4 lg:pb-8">
      <div className="grid min-w-0 gap-4">
        {proposal && (
          <VisitProposal proposal={proposal} names={names} onBooked={() => list.current?.focus()} />
        )}
        {!proposal && !ways.hasFailed && unbooked.length > 0 && ways.ways === null && <BookingSkeleton />}
        <BookingLines list={list} goods={goods} {...ways} onChoose={picker.open} />
        {car}
      </div>
      <ConfirmPanel
        rules={rules}
        obstacle={obstacle}
        isSignedIn={isSignedIn}
        isPending={isPending}
        onConfirm={onConfirm}
      />
      {picker.entry && picked && (
        <Suspense>
          <BookingPicker
            key={`${picked.variantId} ${picker.entry.way.place}`}
            line={picked}
            way={picker.entry.way}
            tiles={tiles}
            isSignedIn={isSignedIn}
            refuseStock={refuseStock}
            noServices={noServices}
            renderSaved={renderSaved}
            onClose={picker.close}
          />
        </Suspense>
      )}
    </div>
  )
}
