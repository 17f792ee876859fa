import type { RequestContext } from '#http/request-context.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { MetadataNode } from './base-nodes.ts'
import { permissionDenied } from './errors.ts'

/** The six fields of `ObjectWithMetadata`. The shop keeps no private metadata, and nobody but staff may ask. */
export function metadataResolvers<Parent>(
  metadataOf: (parent: Parent, context: RequestContext) => Metadata | Promise<Metadata>,
) {
  return {
    metadata: (parent: Parent, _args: unknown, context: RequestContext) =>
      whenRead(metadataOf(parent, context), toMetadataItems),
    metafield: (parent: Parent, { key }: { key: string }, context: RequestContext) =>
      whenRead(metadataOf(parent, context), (metadata) => ownValue(metadata, key)),
    metafields: (parent: Parent, { keys }: { keys?: readonly string[] | null }, context: RequestContext) =>
      whenRead(metadataOf(parent, context), (metadata) => pickKeys(metadata, keys)),
    privateMetadata: refusePrivate,
    privateMetafield: refusePrivate,
    privateMetafields: refusePrivate,
  }
}

/** Most metadata is there at once, and a promise for each object of a list would cost more than the list. */
function whenRead<Value>(
  metadata: Metadata | Promise<Metadata>,
  read: (metadata: Metadata) => Value,
): Value | Promise<Value> {
  return metadata instanceof Promise ? metadata.then(read) : read(metadata)
}

export function toMetadataItems(metadata: Metadata): { key: string; value: string }[] {
  return Object.keys(metadata)
    .sort()
    .map((key) => ({ key, value: metadata[key] ?? '' }))
}

function pickKeys(metadata: Metadata, keys: readonly string[] | null | undefined): Metadata {
  if (!keys) return metadata
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => keys.includes(key)))
}

/** Keys come from callers, and every object also has `constructor` and its like. */
function ownValue(metadata: Metadata, key: string): string | null {
  return Object.hasOwn(metadata, key) ? (metadata[key] ?? null) : null
}

function refusePrivate(): never {
  throw permissionDenied()
}

/**
 * Writes metadata of one type's objects. Answers the object with its `__typename`, or undefined when there
 * is none; throws `permissionDenied` when it is not the caller's to change.
 */
export type MetadataWriter = (
  context: RequestContext,
  key: string,
  metadata: Readonly<Record<string, string>>,
) => Promise<MetadataNode | undefined>
