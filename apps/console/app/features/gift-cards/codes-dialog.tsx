import type { CallAnswer } from '@warsha/contract/client/rest-call.ts'
import type { showGiftCardCodesSchema } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useTranslation } from '~/session/messages.ts'

export type ShownCard = CallAnswer<typeof showGiftCardCodesSchema>['data']['cards'][number]

/** The codes of a batch, this once: to be read, or kept as a file. */
export function CodesDialog({ cards, onClose }: { cards: readonly ShownCard[]; onClose: () => void }) {
  const { t } = useTranslation()

  function save() {
    const head = [
      t('console-gift-cards.codes.column'),
      t('console-gift-cards.codes.amount'),
      t('console-gift-cards.codes.endsOn'),
    ]
    const rows = cards.map(({ code, amount_baisa, ends_on }) => [
      code,
      formatAmount(baisa(amount_baisa)),
      ends_on ?? '',
    ])
    const text = [head, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')
    const address = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: address, download: 'gift-cards.csv' }).click()
    // The browser has taken the file by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console.command.close')}
      title={t('console-gift-cards.codes.title')}
    >
      <div className="grid gap-4">
        <p className="text-muted">{t('console-gift-cards.codes.text')}</p>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
          tabIndex={0}
          aria-label={t('console-gift-cards.codes.title')}
          className="grid max-h-72 gap-1 overflow-y-auto rounded-control bg-ground p-3 font-mono"
        >
          {cards.map(({ code }) => (
            <li key={code}>
              <bdi dir="ltr">{code}</bdi>
            </li>
          ))}
        </ul>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('console.command.close')}
          </Button>
          <Button size="small" onClick={save}>
            {t('console-gift-cards.codes.file')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
