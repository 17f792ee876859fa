import { addressTextMaxLength } from '@warsha/contract/addresses/addresses.constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type FormValues = { text: string; zipCode: string }

export type AddressFormProps = {
  /** Another text, from the map, takes the place of what is in the field. */
  text: string
  zipCode: string
  isInvalid: boolean
  isPending: boolean
  onSubmit: (values: FormValues) => void
  /** Back to the map. */
  onClose?: (() => void) | undefined
}

export function AddressForm({ text, zipCode, isInvalid, isPending, onSubmit, onClose }: AddressFormProps) {
  const { t } = useTranslation()
  const [values, setValues] = useState<FormValues>({ text, zipCode })
  const [given, setGiven] = useState(text)
  if (given !== text) {
    setGiven(text)
    setValues({ ...values, text })
  }
  const firstField = useRef<HTMLInputElement>(null)
  const canGoBack = onClose !== undefined
  // The button that opened the form is gone, and with it the focus.
  useEffect(() => {
    if (canGoBack) firstField.current?.focus()
  }, [canGoBack])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) onSubmit(values)
  }

  return (
    <Card className="self-start">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          ref={firstField}
          label={t('addresses.text')}
          hint={t('addresses.textHint')}
          autoComplete="street-address"
          dir="auto"
          maxLength={addressTextMaxLength}
          value={values.text}
          onChange={({ target }) => setValues({ ...values, text: target.value })}
        />
        <TextField
          label={t('addresses.zipCode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={20}
          value={values.zipCode}
          onChange={({ target }) => setValues({ ...values, zipCode: target.value })}
        />
        <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
          {isInvalid && t('addresses.invalid')}
        </p>
        <Button type="submit" size="step" isFullWidth isPending={isPending}>
          {t('addresses.save')}
        </Button>
        {onClose && (
          <Button variant="ghost" isFullWidth onClick={onClose}>
            {t('addresses.backToMap')}
          </Button>
        )}
      </form>
    </Card>
  )
}
