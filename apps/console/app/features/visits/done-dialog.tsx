import { useQuery } from '@tanstack/react-query'
import { listBrandsCall, listCarModelsCall } from '@warsha/contract/vehicles/vehicles.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { readKilometres } from './kilometres.ts'

export type DeskNote = { kilometres?: number; car?: { car_id: number; year: number } }

type DoneDialogProps = { hasCar: boolean; onDone: (note: DeskNote) => void; onClose: () => void }

/** Asks for what the logbook of the car needs; all of it may be left out. */
export function DoneDialog({ hasCar, onDone, onClose }: DoneDialogProps) {
  const { t } = useTranslation()
  const [kilometres, setKilometres] = useState('')
  const [car, setCar] = useState<DeskNote['car']>()
  const [isWrong, setWrong] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    const note = readKilometres(kilometres)
    if (!note) return setWrong(true)
    onDone({ ...note, ...(car && { car }) })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console-orders.desk.close')}
      title={t('console-orders.desk.doneTitle')}
    >
      <form noValidate className="grid gap-4" onSubmit={send}>
        <TextField
          label={t('console-orders.desk.kilometres')}
          hint={t('console-orders.desk.kilometresHint')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={11}
          data-autofocus
          value={kilometres}
          error={isWrong && t('console-orders.desk.kilometresWrong')}
          onChange={({ target }) => setKilometres(target.value)}
        />
        {!hasCar && <CarFields onChange={setCar} />}
        <Button type="submit" size="step" isFullWidth>
          {t('console-orders.desk.markDone')}
        </Button>
      </form>
    </Dialog>
  )
}

const firstYear = 1990

/** The car, where the booking names none. Without a connection it cannot be chosen. */
function CarFields({ onChange }: { onChange: (car: DeskNote['car']) => void }) {
  const { t, lang } = useTranslation()
  const [brand, setBrand] = useState('')
  const [model, setModel] = useState('')
  const [year, setYear] = useState('')
  const brands = useQuery({
    queryKey: ['car-brands', lang],
    queryFn: ({ signal }) => ask(listBrandsCall, { query: { limit: 100 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const models = useQuery({
    queryKey: ['car-models', lang, brand],
    queryFn: ({ signal }) => ask(listCarModelsCall, { query: { brand_id: brand, limit: 100 }, signal }),
    enabled: brand !== '',
  })
  const thisYear = new Date().getFullYear()

  function choose(nextModel: string, nextYear: string) {
    setModel(nextModel)
    setYear(nextYear)
    onChange(nextModel && nextYear ? { car_id: Number(nextModel), year: Number(nextYear) } : undefined)
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('console-orders.desk.whichCar')}</legend>
      <Select
        label={t('console-orders.desk.brand')}
        value={brand}
        onChange={({ target }) => {
          setBrand(target.value)
          choose('', year)
        }}
      >
        <option value="" />
        {brands.data?.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('console-orders.desk.model')}
          value={model}
          disabled={!brand}
          onChange={({ target }) => choose(target.value, year)}
        >
          <option value="" />
          {models.data?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={t('console-orders.desk.year')}
          value={year}
          onChange={({ target }) => choose(model, target.value)}
        >
          <option value="" />
          {Array.from({ length: thisYear + 2 - firstYear }, (_, at) => thisYear + 1 - at).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  )
}
