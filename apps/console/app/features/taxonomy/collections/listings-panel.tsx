import type { RestCollection } from '@warsha/contract/console/catalogue/collections.rest.ts'
import { muscatDate, muscatInstant, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'

type Listings = RestCollection['listings']

type ListingsPanelProps = {
  listings: Listings
  error: string | undefined
  isReadOnly: boolean
  onChange: (listings: Listings) => void
}

/** Channels that show a collection, each from a moment on. */
export function ListingsPanel({ listings, error, isReadOnly, onChange }: ListingsPanelProps) {
  const { t } = useTranslation()
  const channels = useChannels()

  function put(channelId: number, publishedAt: string | undefined) {
    const others = listings.filter(({ channel_id }) => channel_id !== channelId)
    const next = publishedAt ? [...others, { channel_id: channelId, published_at: publishedAt }] : others
    onChange(next.toSorted((one, other) => one.channel_id - other.channel_id))
  }

  return (
    <Panel title={t('console-taxonomy.fields.channels')}>
      <fieldset disabled={isReadOnly} className="grid gap-2">
        <legend className="sr-only">{t('console-taxonomy.fields.channels')}</legend>
        {error && <p className="text-sm text-danger">{error}</p>}
        {channels.map(({ id, name }) => {
          const listing = listings.find(({ channel_id }) => channel_id === id)
          return (
            <div key={id}>
              <Checkbox
                label={<bdi>{name}</bdi>}
                checked={Boolean(listing)}
                onChange={({ target }) => put(id, target.checked ? new Date().toISOString() : undefined)}
              />
              {listing && (
                <LatinField
                  type="datetime-local"
                  label={t('console-taxonomy.collections.from')}
                  value={minuteOf(listing.published_at)}
                  onChange={({ target }) => {
                    const [date = '', time = ''] = target.value.split('T')
                    if (date && time) put(id, muscatInstant(date, time).toISOString())
                  }}
                />
              )}
            </div>
          )
        })}
      </fieldset>
    </Panel>
  )
}

/** As a field of date and time has it, in Muscat. */
function minuteOf(instant: string): string {
  return `${muscatDate(instant)}T${muscatTime(instant)}`
}
