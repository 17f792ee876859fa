import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import { toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { SkeletonText } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { listCentreServices, listFirstSlots } from '~/features/booking/calls/booking-calls.ts'
import { CentrePicture } from '~/features/booking/centre-picture.tsx'
import { browserSource, loadProducts } from '~/features/catalogue/summary/load-products.ts'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { useBookHour } from './use-book-hour.ts'

type Bookable = { product: ProductSummary; slot: RestOfferedSlot }

export type BookHereDialogProps = { centre: RestServiceCentre; onClose: () => void }

/** Services of one centre with their price and their first hour there; one tap books it. */
export function BookHereDialog({ centre, onClose }: BookHereDialogProps) {
  const { t } = useTranslation()
  const { value, hasFailed, reload } = useLoad<Bookable[]>(
    ['book-here', centre.id],
    (signal) => loadBookable(centre.id, signal),
    { isCached: false, onFailure: () => undefined },
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('centres.bookAt', { name: isolateName(centre.name) })}
      closeLabel={t('shell.close')}
      className="max-w-140"
    >
      <CentrePicture src={centre.picture} className="mb-2 w-full rounded-control" />
      {hasFailed && (
        <div role="alert" className="grid gap-3">
          <p>{t('centres.bookFailed')}</p>
          <Button variant="secondary" onClick={reload}>
            {t('shell.retry')}
          </Button>
        </div>
      )}
      {!value && !hasFailed && (
        <div aria-busy="true" className="py-2">
          <VisuallyHidden>{t('centres.bookLoading')}</VisuallyHidden>
          <SkeletonText lines={5} />
        </div>
      )}
      {value?.length === 0 && <p className="text-muted">{t('centres.bookNone')}</p>}
      {value && value.length > 0 && (
        <ul className="grid divide-y divide-line">
          {value.map((each) => (
            <li key={each.product.id}>
              <ServiceRow {...each} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function ServiceRow({ product, slot }: Bookable) {
  const { t, lang } = useTranslation()
  const { book, isPending } = useBookHour()
  const line = toCartProduct(product)
  return (
    <div className="flex items-center gap-3 py-2.5">
      <span className="size-14 shrink-0 rounded-control bg-picture">
        {product.picture && (
          <img
            src={product.picture}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
            className="size-14 rounded-control object-contain"
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-semibold leading-clamp">
          <ProductName name={product.name} />
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="font-semibold text-brand">{whenTextOf({ t, lang }, slot.starts_at)}</span>
          <bdi>{formatPrice(product.payable, lang).text}</bdi>
        </p>
      </div>
      <Button
        isPending={isPending}
        aria-label={t('catalogue.product.bookOf', { product: product.name })}
        className="shrink-0"
        onClick={() => void book(line, slot)}
      >
        {t('catalogue.product.book')}
      </Button>
    </div>
  )
}

/** In the order of the shop; a service without a free hour at the centre is left out. */
async function loadBookable(centreId: number, signal: AbortSignal): Promise<Bookable[]> {
  const ids = await listCentreServices(centreId, { signal })
  if (ids.length === 0) return []
  const { products } = await loadProducts(browserSource(signal), { ids, first: ids.length })
  const sorted = ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
  if (sorted.length === 0) return []
  const slots = await listFirstSlots(sorted, { centreId, signal })
  return sorted.flatMap((product, at) => {
    const slot = slots[at]
    return slot ? { product, slot } : []
  })
}
