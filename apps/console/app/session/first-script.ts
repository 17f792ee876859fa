/**
 * Runs before anything is painted: language, direction and theme of the page. It is written into the page by the build
 * and moved into a file of its own, because the content policy allows no inline script.
 */
export const firstScript = `(${setUpPage})()`

function setUpPage(): void {
  const root = document.documentElement
  const read = (name: string): string | null => {
    try {
      return localStorage.getItem(`warsha-console:${name}`)
    } catch {
      return null
    }
  }
  const language = read('language') || (/^en\b/i.test(navigator.language) ? 'en' : 'ar')
  root.lang = language === 'en' ? 'en' : 'ar'
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr'
  const theme = read('theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = isDark ? 'dark' : 'light'
}
