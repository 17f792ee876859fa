import { redirect } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import type { Route } from './+types/payment-success.ts'

/** Another name of the page after a payment, which some clients know; it goes on with its whole query. */
export function loader({ request, params }: Route.LoaderArgs) {
  const lang = params.lang === 'ar' ? 'ar' : 'en'
  return redirect(localePath(lang, `/payment/done${new URL(request.url).search}`), 308)
}
