import type { Category } from '@warsha/contract/catalogue/category-tree.ts'
import { ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { categoryAddress } from '../listing-state/listing-query.ts'

/** The way down to a category; the last step is the page itself and stands below as its heading. */
export function Breadcrumb({ path }: { path: readonly Category[] }) {
  const { t, lang } = useTranslation()
  const steps = path.slice(0, -1)
  if (steps.length === 0) return null
  return (
    <nav aria-label={t('catalogue.category.path')}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {steps.map((category, at) => (
          <li key={category.id} className="flex items-center gap-1">
            <Link
              to={localePath(lang, categoryAddress(path.slice(0, at + 1)))}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm hover:text-brand hover:underline"
            >
              <bdi>{category.label}</bdi>
            </Link>
            <MirroredIcon icon={ChevronForwardIcon} className="size-4" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
