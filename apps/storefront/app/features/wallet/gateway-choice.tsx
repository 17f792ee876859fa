import { classNames } from '@warsha/ui/class-names.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ChargeWalletGatewaysQuery } from './wallet.generated.ts'

export type Gateway = NonNullable<ChargeWalletGatewaysQuery['chargeWalletAvailableGateways']>[number]

export type GatewayChoiceProps = {
  gateways: readonly Gateway[]
  chosen: string
  onChoose: (id: string) => void
}

export function GatewayChoice({ gateways, chosen, onChoose }: GatewayChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-semibold">{t('wallet.topUp.gateways')}</legend>
      <div className="mt-2 flex flex-col gap-2">
        {gateways.map(({ id, name, logo }) => (
          <label
            key={id}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-3',
              id === chosen ? 'border-brand bg-brand-tint' : 'border-line hover:border-brand',
            )}
          >
            <input
              type="radio"
              name="gateway"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="size-5 accent-brand"
            />
            <span className="min-w-0 flex-1 font-semibold">
              <bdi>{name}</bdi>
            </span>
            {logo && <img src={logo} alt="" className="h-6 max-w-16 object-contain" />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
