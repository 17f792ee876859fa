import { buttonClass } from '@warsha/ui/button.tsx'
import { Link } from 'react-router'
import { BookingScreen } from '~/features/booking/screen/booking-screen.tsx'
import { refuseBooking } from '~/features/cart/refuse-booking.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { EmptyList } from '~/shell/empty-list.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/booking.ts'
import { CarOfBooking } from './parts/car-of-booking.tsx'
import { SavedAddresses } from './parts/saved-addresses.tsx'
import { useConfirmBooking } from './parts/use-confirm-booking.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.booking),
  header: 'back',
  title: 'booking.title',
  backTo: '/cart',
  step: 2,
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('booking.seo.title'),
    description: t('booking.seo.description'),
    isPrivate: true,
  }))
}

export default function BookingRoute() {
  const { t, lang } = useTranslation()
  const { shop } = useShop()
  const confirm = useConfirmBooking()
  const changePlace = (
    <Link to={localePath(lang, '/store/edit')} className={buttonClass({ size: 'step' })}>
      {t('booking.line.changeLocation')}
    </Link>
  )
  return (
    <BookingScreen
      tiles={shop.mapTiles}
      refuseStock={refuseBooking}
      noServices={<EmptyList kind="services" action={changePlace} />}
      car={<CarOfBooking />}
      renderSaved={(actions) => <SavedAddresses {...actions} />}
      confirm={confirm}
    />
  )
}
