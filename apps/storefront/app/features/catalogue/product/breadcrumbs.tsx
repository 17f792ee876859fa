import { ChevronBackIcon, ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ProductView } from '../detail/product-view.ts'
import { categoryAddress } from '../listing-state/listing-query.ts'

/** The whole way on a desktop; on a phone the step before, which is what a thumb wants. */
export function Breadcrumbs({ product }: { product: Pick<ProductView, 'name' | 'path'> }) {
  const { t, lang } = useTranslation()
  const home = { label: t('shell.bottomBar.home'), to: localePath(lang, '/') }
  const steps = [
    home,
    ...product.path.map(({ label }, at) => ({
      label,
      to: localePath(lang, categoryAddress(product.path.slice(0, at + 1))),
    })),
  ]
  const before = steps.at(-1) ?? home
  return (
    <nav aria-label={t('product.breadcrumbs')} className="text-sm">
      <Link
        to={before.to}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brand lg:hidden"
      >
        <MirroredIcon icon={ChevronBackIcon} className="size-5" />
        <ProductName name={before.label} />
      </Link>
      <ol className="hidden flex-wrap items-center gap-1 text-muted lg:flex">
        {steps.map(({ label, to }) => (
          <li key={to} className="flex items-center gap-1">
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-brand hover:underline">
              <ProductName name={label} />
            </Link>
            <MirroredIcon icon={ChevronForwardIcon} className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          <ProductName name={product.name} />
        </li>
      </ol>
    </nav>
  )
}
