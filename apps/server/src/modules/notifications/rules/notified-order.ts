import type { SoldOrder } from '#modules/orders/index.ts'
import type { NotifiedOrder } from './notification.ts'

/** The line that a notification names: the first with an appointment, or else the first. */
export function mainLineOf({ lines }: Pick<SoldOrder, 'lines'>) {
  return lines.find(({ appointmentAt }) => appointmentAt !== null) ?? lines[0]
}

export function notifiedOrderOf(order: SoldOrder, line = mainLineOf(order)): NotifiedOrder {
  const { publicId, createdAt, status, paymentStatus } = order
  const { name, latitude, longitude, delivery_date } = line?.metadata ?? {}
  return {
    productName: line?.productName ?? { en: '', ar: '' },
    quantity: line?.quantity ?? 0,
    deliveryDate: delivery_date ?? null,
    centre: name ? { name, latitude: coordinateOf(latitude), longitude: coordinateOf(longitude) } : null,
    orderPublicId: publicId,
    createdAt: createdAt.toISOString(),
    status,
    paymentStatus,
  }
}

function coordinateOf(text: string | undefined): number | null {
  const value = Number(text || Number.NaN)
  return Number.isFinite(value) ? value : null
}
