import {
  categoriseProductsCall,
  changePricesCall,
  publishProductsCall,
  schedulePricesCall,
  tagProductsCall,
  withdrawProductsCall,
} from '@warsha/contract/console/catalogue/bulk-products.calls.ts'
import type { RestPricePreview } from '@warsha/contract/console/catalogue/bulk-products.rest.ts'
import type { RestProductOptions } from '@warsha/contract/console/catalogue/products.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useMemo } from 'react'
import type { BulkAction, BulkValues } from '~/components/list/bulk-action.ts'
import { ask } from '~/session/ask.ts'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { readBasisPoints } from './percent.ts'
import { PricePreview } from './price-preview.tsx'
import { PriceShiftFields } from './price-shift-fields.tsx'
import { tomorrow } from './tomorrow.ts'
import { branchName } from './use-product.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const channelsOf = ({ channels }: BulkValues) => channels as string[]

/** The day that a price change begins with; undefined: now. */
function dayOf({ when, day }: BulkValues): string | undefined {
  if (when === 'tomorrow') return tomorrow()
  return when === 'day' ? textOf(day) : undefined
}

function isShiftReady(values: BulkValues): boolean {
  const points = readBasisPoints(textOf(values.percent))
  const day = dayOf(values)
  return (
    points !== undefined &&
    points !== 0 &&
    points >= -9000 &&
    points <= 100_000 &&
    (day === undefined || day !== '')
  )
}

/** What may be done with several products at once; nothing for those who only read. */
export function useProductBulk(options: RestProductOptions | undefined): BulkAction[] {
  const channelNames = useChannels()
  const { t, lang } = useTranslation()
  const may = useMay()
  const mayWrite = may('catalogue.write')
  return useMemo(() => {
    if (!mayWrite || !options) return []
    const channels = {
      initial: { channels: options.channels.slice(0, 1).map(({ slug }) => slug) },
      isReady: (values: BulkValues) => channelsOf(values).length > 0,
      fields: ({ values, change }: { values: BulkValues; change: (values: BulkValues) => void }) => (
        <ChannelChoice
          channels={options.channels}
          chosen={channelsOf(values)}
          onChange={(chosen) => change({ channels: chosen })}
        />
      ),
    }
    return [
      {
        id: 'publish',
        label: t('console-products.bulk.publish'),
        settings: channels,
        run: (body, values) =>
          ask(publishProductsCall, { body: { ...body, channels: channelsOf(values) } as never }),
      },
      {
        id: 'withdraw',
        label: t('console-products.bulk.withdraw'),
        isDangerous: true,
        settings: channels,
        run: (body, values) =>
          ask(withdrawProductsCall, { body: { ...body, channels: channelsOf(values) } as never }),
      },
      {
        id: 'price',
        label: t('console-products.bulk.price'),
        settings: {
          initial: { percent: '', when: 'tomorrow', day: tomorrow(), channel: '' },
          isReady: isShiftReady,
          fields: ({ values, change }) => (
            <PriceShiftFields
              percent={textOf(values.percent)}
              when={textOf(values.when)}
              day={textOf(values.day)}
              channel={textOf(values.channel)}
              channels={options.channels}
              onChange={change}
            />
          ),
        },
        run(body, values) {
          const channel = textOf(values.channel)
          const shift = {
            ...body,
            basis_points: readBasisPoints(textOf(values.percent)),
            ...(channel && { channel }),
          }
          const from = dayOf(values)
          return from === undefined
            ? ask(changePricesCall, { body: shift as never })
            : ask(schedulePricesCall, { body: { ...shift, from } as never })
        },
        preview: ({ data }) =>
          'prices' in data && (
            <PricePreview prices={data.prices as RestPricePreview} channels={channelNames} />
          ),
      },
      {
        id: 'category',
        label: t('console-products.bulk.category'),
        settings: {
          initial: { category: '' },
          isReady: ({ category }) => textOf(category) !== '',
          fields: ({ values, change }) => (
            <Select
              label={t('console-products.fields.categoryId')}
              value={textOf(values.category)}
              onChange={({ target }) => change({ category: target.value })}
            >
              <option value="" />
              {options.categories.map(({ id, name, level }) => (
                <option key={id} value={id}>
                  {branchName(name[lang], level)}
                </option>
              ))}
            </Select>
          ),
        },
        run: (body, values) =>
          ask(categoriseProductsCall, {
            body: { ...body, category_id: Number(textOf(values.category)) } as never,
          }),
      },
      {
        id: 'tag',
        label: t('console-products.bulk.tag'),
        settings: {
          initial: { en: '', ar: '' },
          isReady: () => true,
          fields: ({ values, change }) => (
            <div className="grid gap-4 sm:grid-cols-2">
              {(['en', 'ar'] as const).map((language) => (
                <TextField
                  key={language}
                  label={`${t('console-products.fields.tag')} · ${t(`console.languages.${language}`)}`}
                  hint={language === 'en' ? t('console-products.bulk.labelHint') : undefined}
                  lang={language}
                  dir={language === 'ar' ? 'rtl' : 'ltr'}
                  maxLength={40}
                  autoComplete="off"
                  value={textOf(values[language])}
                  onChange={({ target }) => change({ [language]: target.value })}
                />
              ))}
            </div>
          ),
        },
        run: (body, values) =>
          ask(tagProductsCall, {
            body: { ...body, tag: { en: textOf(values.en), ar: textOf(values.ar), hi: '' } } as never,
          }),
      },
    ] satisfies BulkAction[]
  }, [t, lang, mayWrite, options, channelNames])
}
