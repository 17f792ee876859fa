import { buttonClass } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { AlertIcon } from '@warsha/ui/icons.tsx'
import { DocumentIcon, ExternalIcon } from '@warsha/ui/later-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { frameSandbox } from './frame-sandbox.ts'

/** The partner's page in a frame that can do nothing to ours. The links beside it work whatever the partner does. */
export function InsurancePage({ address }: { address: string | null }) {
  const { t, lang } = useTranslation()
  if (!address) return <NotOffered />
  // The demo's stand-in is a page of ours and speaks the shopper's language; a partner's address stays as configured.
  const page = address.startsWith('/') ? `${address}?lang=${lang}` : address
  return (
    <div className="page-width flex flex-col gap-4 py-4 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-sm text-muted text-pretty">{t('insurance.intro')}</p>
        <div className="flex w-full flex-wrap gap-2 lg:w-auto">
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            className={classNames(
              buttonClass({ variant: 'secondary', size: 'small' }),
              'min-h-11 whitespace-nowrap max-sm:flex-auto',
            )}
          >
            <ExternalIcon className="size-5" />
            {t('insurance.openTab')}
          </a>
          <Link
            to={localePath(lang, '/')}
            className={classNames(
              buttonClass({ variant: 'ghost', size: 'small' }),
              'min-h-11 whitespace-nowrap max-sm:flex-auto',
            )}
          >
            {t('insurance.back')}
          </Link>
        </div>
      </div>
      <aside className={classNames(cardClass, 'p-4 text-sm')}>
        <h2 className="font-semibold leading-heading">{t('insurance.gift.title')}</h2>
        <p className="mt-1 text-muted">{t('insurance.gift.text')}</p>
      </aside>
      <PartnerFrame key={page} address={page} />
    </div>
  )
}

const patienceMs = 10_000

/**
 * Put into the page by the browser alone: a frame of the server's page could have loaded before anybody listened. A
 * frame does not say that it failed, so one that has said nothing for a while counts as failed until it does.
 */
function PartnerFrame({ address }: { address: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'absent' | 'loading' | 'loaded' | 'slow'>('absent')

  useEffect(() => {
    setState('loading')
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), patienceMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div
      className={classNames(
        cardClass,
        'relative min-h-[52rem] overflow-hidden sm:min-h-[40rem] lg:min-h-[36rem]',
      )}
      aria-busy={state !== 'loaded'}
    >
      {state !== 'loaded' && (
        <div className="absolute inset-0 p-4">
          {state === 'slow' ? (
            <p role="alert" className="flex gap-3 rounded-control bg-amber/25 p-4">
              <AlertIcon className="mt-0.5 size-5" />
              {t('insurance.slow')}
            </p>
          ) : (
            <div role="status">
              <span className="sr-only">{t('insurance.loading')}</span>
              <Skeleton className="h-96 w-full" />
            </div>
          )}
        </div>
      )}
      {state !== 'absent' && (
        <iframe
          title={t('insurance.frame')}
          src={address}
          sandbox={frameSandbox(address, location.origin)}
          referrerPolicy="strict-origin"
          allow=""
          onLoad={() => setState('loaded')}
          className={classNames('absolute inset-0 size-full', state !== 'loaded' && 'invisible')}
        />
      )}
    </div>
  )
}

function NotOffered() {
  const { t, lang } = useTranslation()
  return (
    <EmptyState
      icon={DocumentIcon}
      title={t('insurance.none.title')}
      text={t('insurance.none.text')}
      action={
        <Link to={localePath(lang, '/support/')} className={buttonClass({ size: 'step' })}>
          {t('insurance.none.support')}
        </Link>
      }
    />
  )
}
