import type { AccountInput } from '#http/graphql/schema.generated.ts'

type Given = Pick<AccountInput, 'firstName' | 'lastName' | 'metadata' | 'languageCode'>

/** Account fields that a caller sets; null means the same as nothing, as in Saleor. */
export function readAccountInput({ firstName, lastName, metadata, languageCode }: Given) {
  return {
    firstName: firstName ?? undefined,
    lastName: lastName ?? undefined,
    metadata: metadata ? Object.fromEntries(metadata.map(({ key, value }) => [key, value])) : undefined,
    language: languages[languageCode ?? ''],
  }
}

const languages: Readonly<Record<string, 'en' | 'ar' | undefined>> = { EN: 'en', AR: 'ar' }
