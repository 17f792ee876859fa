import { useQuery } from '@tanstack/react-query'
import { readPassKeyCall } from '@warsha/contract/console/orders/visit-passes.calls.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { readPassCode } from '@warsha/contract/orders/pass-code.ts'
import { readPass } from '@warsha/contract/orders/visit-pass.ts'
import { Button } from '@warsha/ui/button.tsx'
import { EyeIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { checkSignature } from './check-signature.ts'
import { dismiss, record } from './outbox.ts'
import { type PassResult, ShownResult } from './pass-result.tsx'

const loadScanner = () => import('./scanner.tsx')
const Scanner = lazy(async () => ({ default: (await loadScanner()).Scanner }))

/** Somebody comes with a pass: it is scanned, or its code is typed. */
export function PassDesk({ knownLines }: { knownLines: ReadonlyMap<string, number> }) {
  const { t } = useTranslation()
  const [isScanning, setScanning] = useState(false)
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [result, setResult] = useState<PassResult>()
  const { data: key } = useQuery({
    queryKey: ['pass-key'],
    queryFn: ({ signal }) => ask(readPassKeyCall, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

  // Fetched now, because it may be needed without a connection.
  useEffect(() => void loadScanner().catch(() => undefined), [])

  async function redeem(pass: string, lineId: string | undefined) {
    setResult({ kind: 'pending' })
    const orderNumber = lineId === undefined ? undefined : knownLines.get(lineId)
    const answer = await record({ kind: 'pass', pass, lineId, orderNumber })
    if (answer === undefined) return setResult(undefined)
    if ('order_id' in answer) return setResult({ kind: 'redeemed', visit: answer })
    if (!answer.refusal) return setResult({ kind: 'waiting', orderNumber })
    setResult({ kind: 'refused', refusal: answer.refusal })
    // It is shown here already.
    dismiss(answer.key)
  }

  async function readScanned(text: string) {
    setScanning(false)
    const pass = readPass(text.trim())
    const publicKey = key?.data.public_key
    // What the shop has not signed is refused here, with or without a connection.
    if (!pass || (publicKey && (await checkSignature(pass, publicKey)) === false))
      return setResult({ kind: 'forged' })
    await redeem(text.trim(), toGlobalId('OrderLine', pass.lineKey))
  }

  function sendCode(event: FormEvent) {
    event.preventDefault()
    const read = readPassCode(code)
    setWrong(!read)
    if (!read) return
    setCode('')
    void redeem(read, undefined)
  }

  return (
    <section aria-label={t('console-orders.desk.pass')} className="panel grid gap-3 p-3">
      <div className="flex flex-wrap items-end gap-3">
        <Button size="step" className="max-sm:w-full" onClick={() => setScanning(true)}>
          <EyeIcon className="size-5" />
          {t('console-orders.desk.scan')}
        </Button>
        <form noValidate onSubmit={sendCode} className="flex min-w-0 flex-1 items-end gap-2">
          <div className="min-w-0 max-w-64 flex-1">
            <TextField
              label={t('console-orders.desk.code')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              value={code}
              error={isWrong && t('console-orders.desk.codeWrong')}
              onChange={({ target }) => setCode(target.value)}
            />
          </div>
          <Button type="submit" variant="secondary">
            {t('console-orders.desk.redeem')}
          </Button>
        </form>
      </div>
      {result && <ShownResult result={result} />}
      {isScanning && (
        <Suspense>
          <Scanner onRead={readScanned} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </section>
  )
}
