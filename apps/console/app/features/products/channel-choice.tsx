import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { useTranslation } from '~/session/messages.ts'

type ChannelChoiceProps = {
  channels: readonly { slug: string; name: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function ChannelChoice({ channels, chosen, onChange }: ChannelChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('console-products.bulk.channels')}</legend>
      {channels.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          label={<bdi>{name}</bdi>}
          checked={chosen.includes(slug)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, slug] : chosen.filter((each) => each !== slug))
          }
        />
      ))}
    </fieldset>
  )
}
