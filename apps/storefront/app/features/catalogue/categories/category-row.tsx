import type { CategoryRow as Row } from '@warsha/contract/catalogue/category-tree.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { ListIcon } from '@warsha/ui/shop-icons.tsx'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useGoBack } from '~/session/use-go-back.ts'
import { categoryAddress } from '../listing-state/listing-query.ts'
import { CategoryTile, TilePicture } from './category-tile.tsx'
import { InsurancePicture, InvitePicture } from './extra-tiles.tsx'

export type CategoryRowProps = {
  row: Row
  /** One line of small tiles on a desktop, where the products below want the room. */
  isCompact?: boolean
}

/** At the top there are two more ways to go; deeper down there is a way back. */
export function CategoryRow({ row: { depth, ownerPath, entries }, isCompact = false }: CategoryRowProps) {
  const { t, lang } = useTranslation()
  const pathTo = (path: typeof ownerPath) => localePath(lang, categoryAddress(path))

  return (
    <div className={classNames('flex min-w-0 items-start gap-1', isCompact && 'lg:flex-1')}>
      {depth > 0 && <BackControl className={isCompact ? 'lg:-my-px' : undefined} />}
      <ul
        aria-label={t('catalogue.category.subcategories')}
        className={classNames(
          'no-scrollbar -me-4 flex min-w-0 flex-1 gap-1 overflow-x-auto overscroll-x-contain py-0.5 pe-4 lg:me-0 lg:gap-1.5 lg:pe-0',
          isCompact && pillsClass,
        )}
      >
        {entries.map(({ kind, category, isActive }) =>
          kind === 'all' ? (
            <CategoryTile
              isCompact={isCompact}
              key="all"
              to={pathTo(ownerPath)}
              label={t('catalogue.category.all')}
              isActive={isActive}
              picture={<ListIcon className="size-7 text-brand" />}
            />
          ) : (
            <CategoryTile
              isCompact={isCompact}
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
              isCompact={isCompact}
              to={localePath(lang, '/insurance')}
              label={t('catalogue.category.insurance')}
              picture={<InsurancePicture />}
            />
            <CategoryTile
              isCompact={isCompact}
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

/** Laid out as words are, so that the lines come out alike and none has a single pill. */
const pillsClass = 'lg:block lg:overflow-visible lg:text-balance'

function BackControl({ className }: { className?: string }) {
  const { t } = useTranslation()
  const goBack = useGoBack()
  return (
    <IconButton
      icon={ArrowBackIcon}
      isMirrored
      hasOutline
      label={t('catalogue.category.back')}
      onClick={goBack}
      className={classNames('mt-2.5 me-1 rounded-full', className)}
    />
  )
}
