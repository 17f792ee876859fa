import { redirect } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import type { Route } from './+types/payment-success.ts'

export const loader = (args: Route.LoaderArgs) => goOn(args)

/** Without it a browser would ask the server, which no other page does. */
export const clientLoader = (args: Route.ClientLoaderArgs) => goOn(args)

/** Another name of the page after a payment, which some clients know; it goes on with its whole query. */
function goOn({ request, params }: Pick<Route.LoaderArgs, 'request' | 'params'>): Response {
  const lang = params.lang === 'ar' ? 'ar' : 'en'
  return redirect(localePath(lang, `/payment/done${new URL(request.url).search}`), 308)
}
