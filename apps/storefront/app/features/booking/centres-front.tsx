import type { RestCentreType, RestServiceType } from '@warsha/contract/booking/service-centres.rest.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMorePages } from '~/session/use-more-pages.ts'
import { iconOfService } from './icon-of-service.ts'
import type { CentresFront, Page } from './load-centres.ts'
import { MoreButton } from './more-button.tsx'
import { NoCentres } from './no-centres.tsx'

export type CentresFrontPageProps = CentresFront & {
  placeName: string
  loadMore: (page: number, signal: AbortSignal) => Promise<Page<RestServiceType>>
}

/** Services in the place, then the kinds of centres there. */
export function CentresFrontPage({ serviceTypes, centreTypes, placeName, loadMore }: CentresFrontPageProps) {
  const { t } = useTranslation()
  const more = useMorePages(serviceTypes, loadMore)
  const services = more.page.items.filter(({ service_type }) => service_type === 'service')
  const handOvers = more.page.items.filter(({ service_type }) => service_type === 'delivery')
  if (more.page.items.length === 0)
    return <NoCentres title={t('centres.empty.title', { place: placeName })} />
  return (
    <div className="page-width py-5 lg:py-8">
      <p className="text-muted">{t('centres.intro', { place: placeName })}</p>
      <Section title={t('centres.services')}>
        {services.map((type) => (
          <TypeLink key={type.id} type={type} to={`/service-centers/list/${type.id}/`} />
        ))}
      </Section>
      {handOvers.length > 0 && (
        <Section title={t('centres.handOver')}>
          {handOvers.map((type) => (
            <TypeLink key={type.id} type={type} to={`/service-centers/list/${type.id}/`} />
          ))}
        </Section>
      )}
      <MoreButton {...more} />
      <Section title={t('centres.kinds')}>
        {centreTypes.map((type) => (
          <TypeLink key={type.id} type={type} to={`/service-centers/list/type-${type.id}/`} />
        ))}
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2.5 text-lg font-bold leading-heading">{title}</h2>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  )
}

function TypeLink({ type, to }: { type: RestCentreType | RestServiceType; to: string }) {
  const { t, lang } = useTranslation()
  const Icon = iconOfService(type.slug)
  return (
    <li>
      <Link
        to={localePath(lang, to)}
        className={classNames(
          cardClass,
          'flex h-full min-h-16 items-center gap-3 px-4 py-2.5 hover:border-brand',
        )}
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
          <Icon className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold leading-heading">{type.name}</span>
          <span className="block text-sm text-muted">{t('centres.count', { count: type.centres })}</span>
        </span>
        <MirroredIcon icon={ChevronForwardIcon} className="size-5 text-muted" />
      </Link>
    </li>
  )
}
