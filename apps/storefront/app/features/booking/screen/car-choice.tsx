import { isBooked, setBookedCar } from '@warsha/contract/cart/booking-actions.ts'
import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { changeLines, useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'

export type CarChoiceProps = { cars: readonly { id: string; name: string }[] }

/** Which of the customer's cars the bookings are for; it is written into every booked line. */
export function CarChoice({ cars }: CarChoiceProps) {
  const { t } = useTranslation()
  const booked = useCart((cart) => cart.lines.find(isBooked))
  if (!booked || cars.length === 0) return null
  const chosen = readMetadata(booked.metadata, 'car_id') ?? ''
  return (
    <section className={`${cardClass} p-4`}>
      <Select
        label={t('booking.car.label')}
        hint={t('booking.car.hint')}
        value={chosen}
        onChange={({ target }) => {
          const car = cars.find(({ id }) => id === target.value)
          changeLines((lines) => setBookedCar(lines, car ? { id: car.id, name: car.name } : null))
        }}
      >
        <option value="">{t('booking.car.none')}</option>
        {cars.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </section>
  )
}
