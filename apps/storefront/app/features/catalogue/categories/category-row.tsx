import type { CategoryRow as Row } from '@warsha/contract/catalogue/category-tree.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { ListIcon } from '@warsha/ui/shop-icons.tsx'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useGoBack } from '~/shell/use-go-back.ts'
import { categoryQuery, searchOf } from '../listing/listing-query.ts'
import { CategoryTile, TilePicture } from './category-tile.tsx'
import { InsurancePicture, InvitePicture } from './extra-tiles.tsx'

/** At the top there are two more ways to go; deeper down there is a way back. */
export function CategoryRow({ row: { depth, ownerPath, entries } }: { row: Row }) {
  const { t, lang } = useTranslation()
  const pathTo = (path: typeof ownerPath) => localePath(lang, `/products${searchOf(categoryQuery(path))}`)

  return (
    <div className="flex items-start gap-1">
      {depth > 0 && <BackControl />}
      <ul
        aria-label={t('catalogue.category.subcategories')}
        className="no-scrollbar -me-4 flex min-w-0 flex-1 gap-1 overflow-x-auto overscroll-x-contain pe-4 max-lg:-ms-1 lg:gap-2"
      >
        {entries.map(({ kind, category, isActive }) =>
          kind === 'all' ? (
            <CategoryTile
              key="all"
              to={pathTo(ownerPath)}
              label={t('catalogue.category.all')}
              isActive={isActive}
              picture={<ListIcon className="size-7 text-brand" />}
            />
          ) : (
            <CategoryTile
              key={category.id}
              to={pathTo([...ownerPath, category])}
              label={category.label}
              isActive={isActive}
              picture={<TilePicture src={category.image} />}
            />
          ),
        )}
        {depth === 0 && (
          <>
            <CategoryTile
              to={localePath(lang, '/insurance')}
              label={t('catalogue.category.insurance')}
              picture={<InsurancePicture />}
            />
            <CategoryTile
              to={localePath(lang, '/referral')}
              label={t('catalogue.category.inviteFriends')}
              picture={<InvitePicture />}
            />
          </>
        )}
      </ul>
    </div>
  )
}

function BackControl() {
  const { t } = useTranslation()
  const goBack = useGoBack()
  return (
    <IconButton
      icon={ArrowBackIcon}
      isMirrored
      hasOutline
      label={t('catalogue.category.back')}
      onClick={goBack}
      className="mt-3 me-1 rounded-full"
    />
  )
}
