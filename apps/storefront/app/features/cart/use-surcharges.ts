import { isAbort } from '~/session/exchange.ts'
import { useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoaded } from '~/session/use-loaded.ts'
import { type CartSurcharges, readSurcharges } from './read-surcharges.ts'

/** The surcharges of the cart as it is; null while they are on their way, or where there are none. */
export function useSurcharges(): CartSurcharges | null {
  const { lang } = useTranslation()
  const lines = useCart((cart) => cart.lines)
  const wanted = lines.map(({ variantId, quantity, metadata }) => [variantId, quantity, metadata])
  const key = JSON.stringify([lang, wanted])
  const { value } = useLoaded(key, async (signal) => ({ key, found: await readQuietly(lines, signal) }))
  return value?.key === key ? value.found : null
}

/** The cart can be read without them; the payment says them again. */
async function readQuietly(
  lines: Parameters<typeof readSurcharges>[0],
  signal: AbortSignal,
): Promise<CartSurcharges | null> {
  try {
    return await readSurcharges(lines, signal)
  } catch (error) {
    if (isAbort(error)) throw error
    return null
  }
}
