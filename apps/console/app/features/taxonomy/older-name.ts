type Named = { key: string; en: string; ar: string; hi: string; older: readonly ('ar' | 'hi')[] }

/** Whether a name is older than the English one: English was changed, here or in an earlier save, and it was not. */
export function isNameOlder(row: Named, saved: readonly Named[], language: 'en' | 'ar' | 'hi'): boolean {
  const former = saved.find(({ key }) => key === row.key)
  if (!former || language === 'en' || !row[language].trim()) return false
  if (row[language] !== former[language]) return false
  return former.older.includes(language) || row.en !== former.en
}
