import type { RequestContext } from '#http/request-context.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { MetadataNode } from './base-nodes.ts'
import { permissionDenied } from './errors.ts'

/** The six fields of `ObjectWithMetadata`. The shop keeps no private metadata, and nobody but staff may ask. */
export function metadataResolvers<Parent>(metadataOf: (parent: Parent, context: RequestContext) => Metadata) {
  return {
    metadata: (parent: Parent, _args: unknown, context: RequestContext) =>
      toMetadataItems(metadataOf(parent, context)),
    metafield: (parent: Parent, { key }: { key: string }, context: RequestContext) =>
      ownValue(metadataOf(parent, context), key),
    metafields: (parent: Parent, { keys }: { keys?: readonly string[] | null }, context: RequestContext) =>
      pickKeys(metadataOf(parent, context), keys),
    privateMetadata: refusePrivate,
    privateMetafield: refusePrivate,
    privateMetafields: refusePrivate,
  }
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
