/** The language of what somebody wrote, by its letters; undefined where there are none of either. */
export function languageOf(text: string): 'ar' | 'en' | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic + latin === 0) return undefined
  return arabic >= latin ? 'ar' : 'en'
}
