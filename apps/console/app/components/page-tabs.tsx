import { classNames } from '@warsha/ui/class-names.ts'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

type Page = { to: string; title: string }

/** The way between the pages of one matter; on a phone the row scrolls to the current one. */
export function PageTabs({ label, pages }: { label: string; pages: readonly Page[] }) {
  const { pathname } = useLocation()
  const shown = currentPage(pages, pathname)
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown?.to])
  return (
    <nav
      aria-label={label}
      className="no-scrollbar flex min-w-0 gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
    >
      {pages.map((page) => (
        <Link
          key={page.to}
          ref={page === shown ? current : undefined}
          to={page.to}
          aria-current={page === shown ? 'page' : undefined}
          className={classNames(
            'flex min-h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap',
            page === shown ? 'border-brand text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {page.title}
        </Link>
      ))}
    </nav>
  )
}

/** Records stand below the page of their list: the longest address that the present one begins with. */
function currentPage(pages: readonly Page[], pathname: string): Page | undefined {
  const around = pages.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    around.reduce<Page | undefined>(
      (longest, page) => (longest && longest.to.length > page.to.length ? longest : page),
      undefined,
    ) ?? pages[0]
  )
}
