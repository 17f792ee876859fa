import {
  completeVisitCall,
  confirmOrderCall,
  fulfilOrderCall,
  missVisitCall,
  moveVisitCall,
  noteOrderCall,
  recordArrivalCall,
} from '@warsha/contract/console/orders/order-commands.calls.ts'
import {
  completeVisitSchema,
  confirmOrderSchema,
  fulfilOrderSchema,
  moveVisitSchema,
  noteOrderSchema,
  type RestChangedOrder,
  visitSchema,
} from '@warsha/contract/console/orders/order-commands.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import type { ChangedOrder } from '../../use-cases/change-order.ts'
import { confirmOrder, fulfilOrder } from '../../use-cases/fulfil-order.ts'
import { moveVisit } from '../../use-cases/move-visit.ts'
import { noteOrder } from '../../use-cases/note-order.ts'
import { completeVisit, missVisit, recordArrival } from '../../use-cases/record-visit.ts'

/** Commands of operators on an order. */
export const orderCommandRoutes: RestRoutes = (deps) => async (app) => {
  app.route(
    commandRoute(deps, {
      call: confirmOrderCall,
      schema: confirmOrderSchema,
      command: confirmOrder,
      read: ({ params, body: { revision } }) => ({ publicId: orderKey(params.id), revision }),
      write: toChangedOrder,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: fulfilOrderCall,
      schema: fulfilOrderSchema,
      command: fulfilOrder,
      read: ({ params, body: { revision, lines } }) => ({
        publicId: orderKey(params.id),
        revision,
        lines: lines.map(({ id, units }) => ({ publicId: lineKey(id), units })),
      }),
      write: toChangedOrder,
    }),
  )

  for (const { call, command } of [
    { call: recordArrivalCall, command: recordArrival },
    { call: missVisitCall, command: missVisit },
  ]) {
    app.route(
      commandRoute(deps, {
        call,
        schema: visitSchema,
        command,
        read: ({ params, body: { revision, line_id, appointment_at } }) => ({
          publicId: orderKey(params.id),
          revision,
          linePublicId: lineKey(line_id),
          shownAt: appointment_at,
        }),
        write: toChangedOrder,
      }),
    )
  }

  app.route(
    commandRoute(deps, {
      call: completeVisitCall,
      schema: completeVisitSchema,
      command: completeVisit,
      read: ({ params, body: { revision, line_id, appointment_at, kilometres, car } }) => ({
        publicId: orderKey(params.id),
        revision,
        linePublicId: lineKey(line_id),
        shownAt: appointment_at,
        ...((kilometres !== undefined || car) && {
          desk: {
            ...(kilometres !== undefined && { kilometres }),
            ...(car && { car: { carId: car.car_id, year: car.year } }),
          },
        }),
      }),
      write: toChangedOrder,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: moveVisitCall,
      schema: moveVisitSchema,
      command: moveVisit,
      read: ({ params, body: { revision, line_id, slot_id } }) => ({
        publicId: orderKey(params.id),
        revision,
        linePublicId: lineKey(line_id),
        slotId: slot_id,
      }),
      write: ({ order, creditBaisa }) => ({ order: toChangedOrder(order), credit_baisa: creditBaisa }),
    }),
  )

  app.route(
    commandRoute(deps, {
      call: noteOrderCall,
      schema: noteOrderSchema,
      command: noteOrder,
      read: ({ params, body: { text } }) => ({ publicId: orderKey(params.id), text }),
      write: toChangedOrder,
    }),
  )
}

const unknownKey = '00000000-0000-0000-0000-000000000000'

/** An invalid id matches no order. */
export function orderKey(id: string): string {
  return readOpaqueKey('Order', id) ?? unknownKey
}

export function lineKey(id: string): string {
  return readOpaqueKey('OrderLine', id) ?? unknownKey
}

function toChangedOrder({
  publicId,
  number,
  status,
  paymentStatus,
  revision,
  lines,
}: ChangedOrder): RestChangedOrder {
  return {
    id: toGlobalId('Order', publicId),
    number,
    status,
    payment_status: paymentStatus,
    revision,
    lines: lines.map(
      ({ publicId: key, quantity, used, returned, expired, centreId, slotId, appointmentAt }) => ({
        id: toGlobalId('OrderLine', key),
        quantity,
        used,
        returned,
        expired,
        centre_id: centreId,
        slot_id: slotId,
        // The answer to a repeated command comes from storage, where a moment is text.
        appointment_at: appointmentAt && new Date(appointmentAt).toISOString(),
      }),
    ),
  }
}
