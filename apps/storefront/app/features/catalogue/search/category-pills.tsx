import type { Category } from '@warsha/contract/catalogue/category-tree.ts'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { TilePicture } from '../categories/category-tile.tsx'
import { categoryAddress } from '../listing-state/listing-query.ts'
import { SectionTitle } from './section-title.tsx'

/** The way from the top category down to the one that is meant. */
export type CategoryWay = readonly Pick<Category, 'id' | 'name' | 'slug' | 'label' | 'image'>[]

/** Where many look for something. */
export function CategoryPills({ ways }: { ways: readonly CategoryWay[] }) {
  const { t, lang } = useTranslation()
  if (ways.length === 0) return null
  return (
    <section>
      <SectionTitle>{t('listing.search.popular')}</SectionTitle>
      <ul aria-label={t('listing.search.popular')} className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <li key={way.at(-1)?.id}>
            <Link
              to={localePath(lang, categoryAddress(way))}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface ps-2 pe-4 text-sm font-semibold transition-colors hover:border-brand"
            >
              <span className="[&>img]:size-7" aria-hidden="true">
                <TilePicture src={way.at(-1)?.image ?? null} />
              </span>
              {way.at(-1)?.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
