import { Button } from '@warsha/ui/button.tsx'
import { Drawer } from '@warsha/ui/drawer.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { GatewayChoice } from './gateway-choice.tsx'
import { TopUpAmount } from './top-up-amount-field.tsx'
import { useTopUp } from './use-top-up.ts'

export type TopUpDrawerProps = {
  isOpen: boolean
  onClose: () => void
  /** The wallet was topped up without leaving the page. */
  onDone: () => void
  /** Content when there is no gateway to pay with. */
  noGateways: ReactNode
}

export function TopUpDrawer({ isOpen, onClose, onDone, noGateways }: TopUpDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      side="bottom"
      sizeClass="h-[420px]"
      isOpen={isOpen}
      onClose={onClose}
      title={t('wallet.topUp.title')}
      closeLabel={t('shell.close')}
    >
      {isOpen && <TopUpForm onClose={onClose} onDone={onDone} noGateways={noGateways} />}
    </Drawer>
  )
}

function TopUpForm({ onClose, onDone, noGateways }: Omit<TopUpDrawerProps, 'isOpen'>) {
  const { t } = useTranslation()
  const topUp = useTopUp({ onClose, onDone })
  if (topUp.gateways?.length === 0) return <div className="px-5 py-4">{noGateways}</div>

  return (
    <form noValidate onSubmit={topUp.submit} className="flex min-h-full flex-col">
      <div className="flex-1 px-5 pt-3">
        <TopUpAmount text={topUp.text} isWrong={topUp.isAmountWrong} onChange={topUp.setText} />
        {topUp.gateways ? (
          <GatewayChoice gateways={topUp.gateways} chosen={topUp.gatewayId} onChoose={topUp.chooseGateway} />
        ) : (
          <div role="status" className="mt-4">
            <span className="sr-only">{t('shell.loading')}</span>
            <Skeleton className="h-14" />
          </div>
        )}
      </div>
      <div className="sticky bottom-0 mt-3 border-t border-line bg-surface px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button type="submit" isFullWidth disabled={!topUp.isReady} isPending={topUp.isSending}>
          {t('wallet.topUp.confirm')}
        </Button>
      </div>
    </form>
  )
}
