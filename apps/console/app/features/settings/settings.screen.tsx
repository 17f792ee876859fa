import { useQuery } from '@tanstack/react-query'
import { readSettingsCall } from '@warsha/contract/console/settings/settings.calls.ts'
import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { PageTabs } from '~/components/page-tabs.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { ChannelEditor } from './channel-editor.tsx'
import { ContactEditor } from './contact-editor.tsx'
import { FeesEditor } from './fees-editor.tsx'
import { NewChannel } from './new-channel.tsx'
import { SellerEditor } from './seller-editor.tsx'
import { settingsKey } from './settings-key.ts'

export const handle = { texts: await loadTexts('console-settings') }

const groups = ['contact', 'seller', 'fees', 'channels'] as const

/** What holds for the whole shop, one group at a time. */
export default function SettingsScreen() {
  const { t } = useTranslation()
  const { group } = useParams()
  const shown = groups.find((each) => each === group) ?? 'contact'
  const { data, error, refetch } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => ask(readSettingsCall, { signal }),
  })
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageTitle>{t('console-settings.title')}</PageTitle>
      <header className="grid gap-3">
        <div>
          <h1 className="text-xl font-bold leading-heading">{t('console-settings.title')}</h1>
          <p className="text-muted">{t('console-settings.text')}</p>
        </div>
        <PageTabs
          label={t('console-settings.title')}
          pages={groups.map((each) => ({ to: `/settings/${each}`, title: t(`console-settings.${each}`) }))}
        />
      </header>
      {!data && <DetailState error={error} onAgain={() => void refetch()} />}
      {data && shown === 'contact' && <ContactEditor contact={data.data.contact} />}
      {data && shown === 'seller' && <SellerEditor seller={data.data.seller} />}
      {data && shown === 'fees' && <FeesEditor fees={data.data.fees} gateways={data.data.gateways} />}
      {data && shown === 'channels' && (
        <>
          <p className="text-muted">{t('console-settings.channelsText')}</p>
          <NewChannel />
          {data.data.channels.map((channel) => (
            <ChannelEditor key={channel.id} channel={channel} />
          ))}
        </>
      )}
    </div>
  )
}
