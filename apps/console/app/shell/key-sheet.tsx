import { Dialog } from '@warsha/ui/dialog.tsx'
import { KeyCaps } from '~/components/key-caps.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useOperator } from '~/session/operator.ts'
import { screensFor } from './navigation.ts'

/** Every key that the console listens to. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const screens = screensFor(useOperator()).filter(({ key }) => key)
  const everywhere: [string, string[]][] = [
    [t('console.keys.find'), ['Ctrl', 'K']],
    [t('console.keys.search'), ['/']],
    ...screens.map(({ title, key = '' }): [string, string[]] => [
      t('console.keys.go', { screen: t(title) }),
      ['g', key.replace('Key', '').toLowerCase()],
    ]),
    [t('console.keys.save'), ['Ctrl', 's']],
    [t('console.keys.sheet'), ['?']],
  ]
  const list: [string, string[]][] = [
    [t('console.keys.next'), ['j']],
    [t('console.keys.previous'), ['k']],
    [t('console.keys.select'), ['x']],
    [t('console.keys.open'), ['Enter']],
  ]
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t('console.command.close')} title={t('console.keys.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet higher than the screen is scrolled by keys as well */}
      <section aria-label={t('console.keys.title')} tabIndex={0}>
        <Keys title={t('console.keys.everywhere')} rows={everywhere} />
        <Keys title={t('console.keys.list')} rows={list} />
      </section>
    </Dialog>
  )
}

function Keys({ title, rows }: { title: string; rows: readonly [string, string[]][] }) {
  return (
    <section className="mb-5 last:mb-0">
      <h3 className="mb-1 text-xs font-medium text-muted">{title}</h3>
      <dl className="divide-y divide-line">
        {rows.map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-2">
            <dt>{name}</dt>
            <dd>
              <KeyCaps keys={keys} />
              <span className="sr-only" dir="ltr">
                {keys.join(' ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
