import { publishProductCall, withdrawProductCall } from '@warsha/contract/console/catalogue/products.calls.ts'
import type {
  RestProductOptions,
  RestProductRecord,
} from '@warsha/contract/console/catalogue/products.rest.ts'
import { muscatDate, muscatInstant, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { momentText } from '~/components/format/moment.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { ProductState } from './product-state.tsx'

type PublicationProps = { product: RestProductRecord; options: RestProductOptions | undefined }

/** Where a product is shown, and since when; publishing and withdrawing are saved by themselves. */
export function Publication({ product, options }: PublicationProps) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const [dialog, setDialog] = useState<'publish' | 'withdraw'>()
  const channels = options?.channels ?? []
  const shown = product.listings.filter(({ state }) => state === 'published' || state === 'scheduled')
  return (
    <Panel
      title={t('console-products.publish.title')}
      actions={
        may('catalogue.write') && (
          <>
            {shown.length > 0 && (
              <button type="button" className="tool text-danger" onClick={() => setDialog('withdraw')}>
                {t('console-products.publish.withdraw')}
              </button>
            )}
            <Button size="small" onClick={() => setDialog('publish')}>
              {t('console-products.publish.action')}
            </Button>
          </>
        )
      }
    >
      <ul className="grid gap-2 text-sm">
        {channels.map(({ slug, name }) => {
          const listing = product.listings.find(({ channel }) => channel === slug)
          const state = listing?.state ?? 'draft'
          const moment = listing?.published_at && momentText(listing.published_at, { t, lang })
          return (
            <li key={slug} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <bdi className="me-auto min-w-0">{name}</bdi>
              <ProductState state={state} />
              {moment && state === 'published' && (
                <span className="text-muted">{t('console-products.publish.since', { moment })}</span>
              )}
              {moment && state === 'scheduled' && (
                <span className="text-info">{t('console-products.publish.fromMoment', { moment })}</span>
              )}
              {state === 'published' && !listing?.available_at && (
                <span className="text-amber-deep">{t('console-products.publish.notForSale')}</span>
              )}
            </li>
          )
        })}
      </ul>
      {dialog === 'publish' && (
        <PublishDialog product={product} channels={channels} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'withdraw' && (
        <WithdrawDialog
          product={product}
          channels={channels.filter(({ slug }) => shown.some(({ channel }) => channel === slug))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Panel>
  )
}

type DialogProps = {
  product: RestProductRecord
  channels: RestProductOptions['channels']
  onClose: () => void
}

function PublishDialog({ product, channels, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(() => channels.map(({ slug }) => slug))
  const [isLater, setIsLater] = useState(false)
  const [moment, setMoment] = useState(() => {
    const soon = Date.now() + 86_400_000
    return `${muscatDate(soon)}T${muscatTime(soon)}`
  })
  const [isForSale, setIsForSale] = useState(true)
  const command = useCommand(publishProductCall, {
    done: t(isLater ? 'console-products.publish.planned' : 'console-products.publish.done'),
    onDone: onClose,
  })
  const [day = '', time = ''] = moment.split('T')
  return (
    <CommandDialog
      title={t('console-products.publish.action')}
      submit={t('console-products.publish.action')}
      isDisabled={chosen.length === 0 || (isLater && !time)}
      command={command}
      onSubmit={() =>
        command.run({
          params: { id: String(product.id) },
          body: {
            revision: product.revision,
            channels: chosen,
            is_for_sale: isForSale,
            ...(isLater && { at: muscatInstant(day, time).toISOString() }),
          },
        })
      }
      onClose={onClose}
    >
      <ChannelChoice channels={channels} chosen={chosen} onChange={setChosen} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('console-products.publish.when')}
          value={isLater ? 'later' : 'now'}
          onChange={({ target }) => setIsLater(target.value === 'later')}
        >
          <option value="now">{t('console-products.publish.now')}</option>
          <option value="later">{t('console-products.publish.later')}</option>
        </Select>
        {isLater && (
          <TextField
            label={t('console-products.publish.at')}
            type="datetime-local"
            dir="ltr"
            value={moment}
            onChange={({ target }) => setMoment(target.value)}
          />
        )}
      </div>
      <Checkbox
        label={t('console-products.publish.forSale')}
        checked={isForSale}
        onChange={({ target }) => setIsForSale(target.checked)}
      />
    </CommandDialog>
  )
}

function WithdrawDialog({ product, channels, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(() => channels.map(({ slug }) => slug))
  const command = useCommand(withdrawProductCall, {
    done: t('console-products.publish.withdrawn'),
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={t('console-products.publish.withdraw')}
      submit={t('console-products.publish.withdraw')}
      isDangerous
      isDisabled={chosen.length === 0}
      command={command}
      onSubmit={() =>
        command.run({
          params: { id: String(product.id) },
          body: { revision: product.revision, channels: chosen },
        })
      }
      onClose={onClose}
    >
      <ChannelChoice channels={channels} chosen={chosen} onChange={setChosen} />
    </CommandDialog>
  )
}
