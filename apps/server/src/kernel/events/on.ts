import type { DeliveredEvent, EventDefinition } from './define-event.ts'

/** A module's answer to an event, usually of an earlier module. Declared in its manifest. */
export type EventHandler<Context = unknown> = {
  readonly eventName: string
  readonly name: string
  handle(context: Context, delivered: Omit<DeliveredEvent, 'payload'> & { payload: unknown }): Promise<void>
}

/**
 * Declares a handler. It runs after the commit and outside any transaction, so it may send messages; it runs
 * again when it throws or its process dies, so it has to bear that: `handleOnce` for writes, the event's id as
 * the idempotency key for calls to others. The name is unique in the shop and stays, as waiting events carry it.
 */
export function on<Payload, Context>(
  event: EventDefinition<Payload>,
  name: string,
  handle: (context: Context, event: DeliveredEvent<Payload>) => Promise<void>,
): EventHandler<Context> {
  return {
    eventName: event.eventName,
    name,
    handle: async (context, delivered) =>
      handle(context, { ...delivered, payload: event.parse(delivered.payload) }),
  }
}
