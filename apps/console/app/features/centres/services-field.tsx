import type { RestCentreOptions } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { offerKey } from './centre-fields.ts'

type ServicesFieldProps = {
  offers: readonly string[]
  options: RestCentreOptions | undefined
  isReadOnly: boolean
  onChange: (offers: string[]) => void
}

const venues = ['center', 'home'] as const

/** What a centre does, at the centre and at the customer's. */
export function ServicesField({ offers, options, isReadOnly, onChange }: ServicesFieldProps) {
  const { t, lang } = useTranslation()
  const groups = Map.groupBy(options?.service_types ?? [], ({ service_type }) => service_type)

  function toggle(offer: string, isOffered: boolean) {
    onChange((isOffered ? [...offers, offer] : offers.filter((each) => each !== offer)).sort())
  }

  return (
    <Panel title={t('console-centres.fields.offers')}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {(['service', 'delivery'] as const).map((kind) => (
          <table key={kind} className="w-full self-start">
            <thead>
              <tr className="border-b border-line text-xs text-muted">
                <th scope="col" className="py-1.5 text-start font-medium">
                  {t(`console-centres.serviceKind.${kind}`)}
                </th>
                {venues.map((venue) => (
                  <th key={venue} scope="col" className="w-20 py-1.5 text-center font-medium">
                    {t(`console-centres.venue.${venue}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(groups.get(kind) ?? []).map(({ id, name }) => (
                <tr key={id} className="border-b border-line last:border-b-0">
                  <th scope="row" className="py-1.5 text-start text-sm font-normal">
                    {name[lang]}
                  </th>
                  {venues.map((venue) => (
                    <td key={venue} className="text-center">
                      <label className="grid min-h-8 cursor-pointer place-items-center">
                        <span className="sr-only">
                          {`${name[lang]}, ${t(`console-centres.venue.${venue}`)}`}
                        </span>
                        <input
                          type="checkbox"
                          className="size-4 cursor-pointer accent-brand pointer-coarse:size-5"
                          disabled={isReadOnly}
                          checked={offers.includes(offerKey(id, venue))}
                          onChange={({ target }) => toggle(offerKey(id, venue), target.checked)}
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Panel>
  )
}
