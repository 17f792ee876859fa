import type { RichText } from '#kernel/texts.ts'

/** Rich text held as JSON and parsed when it is read: parsed texts of a large catalogue would outweigh everything else. */
export function withLazyRichText<Value extends object>(
  value: Value,
  json: string | null,
): Value & { richText: RichText | null } {
  if (json === null) return { ...value, richText: null }
  return Object.defineProperty(value, 'richText', {
    get: (): RichText => JSON.parse(json),
    enumerable: true,
    configurable: true,
  }) as Value & { richText: RichText }
}
