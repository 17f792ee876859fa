import type { RestPictureUse } from '@warsha/contract/console/media/pictures.rest.ts'
import { Link } from 'react-router'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { OpenedPicture } from './picture-props.ts'

/** Pages of the console for what shows a picture; the others are named alone. */
const pathOf: Readonly<Partial<Record<RestPictureUse['kind'], string>>> = {
  product: '/products',
  category: '/categories',
  collection: '/collections',
  attribute: '/attributes',
  page: '/pages',
  centre: '/centres',
  crop: '/media',
}

/** Everything that shows a picture. */
export function PictureUses({ picture: { uses, uses_total } }: { picture: OpenedPicture }) {
  const { t } = useTranslation()
  const rest = uses_total - uses.length
  return (
    <Panel title={t('console-media.uses.title')}>
      {uses.length === 0 && (
        <p className="text-muted">
          {t('console-media.uses.none')} {t('console-media.uses.removal')}
        </p>
      )}
      <ul className="grid gap-1">
        {uses.map(({ kind, id, name }) => (
          <li key={`${kind}:${id}:${name}`} className="flex items-baseline gap-2">
            <span className="shrink-0 text-muted">{t(`console-media.uses.${kind}`)}</span>
            {pathOf[kind] ? (
              <Link className="link min-w-0 truncate" to={`${pathOf[kind]}/${id}`}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi className="min-w-0 truncate">{name}</bdi>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1 text-sm text-muted">{t('console-media.uses.more', { count: rest })}</p>}
    </Panel>
  )
}
