import type { z } from 'zod'

/** Something that happened, as it is published: `orderPlaced({ orderId })`. */
export type PublishedEvent<Payload = unknown> = { name: string; key: string; payload: Payload }

/** As a handler gets it. The id stays the same however often the event is delivered. */
export type DeliveredEvent<Payload = unknown> = {
  id: string
  name: string
  /** The handler it is delivered to; every handler gets an event of its own. */
  handler: string
  payload: Payload
  publishedAt: Date
}

export type EventDefinition<Payload> = {
  (payload: Payload): PublishedEvent<Payload>
  readonly eventName: string
  parse(payload: unknown): Payload
}

/**
 * Declares an event once, in the module whose change it reports. `keyOf` names the object it is about: events
 * of one object are delivered in the order of their publication, those of different objects independently.
 */
export function defineEvent<Payload>(
  name: `${string}.${string}`,
  schema: z.ZodType<Payload>,
  keyOf: (payload: Payload) => string | number,
): EventDefinition<Payload> {
  if (!/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$/.test(name)) throw new Error(`"${name}" is no event name`)
  const publish = (payload: Payload): PublishedEvent<Payload> => {
    const checked = schema.parse(payload)
    return { name, key: String(keyOf(checked)), payload: checked }
  }
  return Object.assign(publish, { eventName: name, parse: (payload: unknown) => schema.parse(payload) })
}
