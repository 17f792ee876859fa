import { formatSort } from '@warsha/contract/catalogue/sort-option.ts'
import { homeSortLabels, type SortOption, sortOptions } from '@warsha/contract/constants.ts'
import { createIcon, type IconComponent } from '@warsha/ui/create-icon.tsx'
import { StarIcon, TagIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

export type SortLinksProps = {
  /** Untranslated name of the top category that is shown. */
  category: string | undefined
}

const options = homeSortLabels.flatMap((label) => sortOptions.find((option) => option.label === label) ?? [])

/** Straight into the listing of the shown category, in the order most people ask for. */
export function SortLinks({ category }: SortLinksProps) {
  const { t, lang } = useTranslation()
  return (
    <nav aria-label={t('home.sort.label')}>
      <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-0.5">
        {options.map((option) => {
          const Icon = icons[option.label]
          const query = new URLSearchParams({ ...(category && { category }), sort: formatSort(option) })
          return (
            <li key={option.label} className="shrink-0">
              <Link
                to={localePath(lang, `/products/?${query}`)}
                className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-4 text-sm font-semibold transition-colors hover:border-brand hover:text-brand"
              >
                <Icon className="size-4.5 text-brand" />
                {t(`catalogue.sort.${option.label}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const icons: Record<SortOption['label'], IconComponent> = {
  brands: TagIcon,
  best_seller: StarIcon,
  lowest_price: createIcon('M12 5v14M19 12l-7 7-7-7'),
  highest_price: createIcon('M12 19V5M5 12l7-7 7 7'),
}
