/** Editor.js output. Which blocks are shown is decided where they are displayed. */
export type RichText = {
  readonly version?: string
  readonly blocks: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]
}

/** Saleor's metadata: texts by key. */
export type Metadata = Readonly<Record<string, string>>

export type LanguageCode = 'en' | 'ar' | 'hi'
