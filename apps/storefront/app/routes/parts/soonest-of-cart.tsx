import { isBooked } from '@warsha/contract/cart/booking-actions.ts'
import { isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { useNavigate } from 'react-router'
import { SoonestSlot } from '~/features/booking/soonest/soonest-slot.tsx'
import { useCart } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { usePlace } from '~/shell/use-shop.ts'

/** The soonest hour for what has none yet. */
export function SoonestOfCart() {
  const { lang } = useTranslation()
  const { stateName } = usePlace()
  const navigate = useNavigate()
  const lines = useCart((cart) => cart.lines)
  const unbooked = lines.filter((line) => !isServiceFee(line) && !isBooked(line))
  if (unbooked.length === 0 || lines.some(({ error }) => error !== null)) return null
  return (
    <SoonestSlot
      lines={unbooked}
      placeName={stateName}
      onBook={() => void navigate(localePath(lang, '/booking'))}
    />
  )
}
