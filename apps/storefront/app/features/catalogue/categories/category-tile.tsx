import { mediaTilePx } from '@warsha/contract/constants.ts'
import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type CategoryTileProps = { to: string; label: string; picture: ReactNode; isActive?: boolean }

export function CategoryTile({ to, label, picture, isActive = false }: CategoryTileProps) {
  return (
    <li className="w-20 shrink-0">
      <Link
        to={to}
        aria-current={isActive ? 'page' : undefined}
        className="group flex flex-col items-center gap-1.5 rounded-card px-1 py-0.5 text-center"
      >
        <span className="grid size-16 place-items-center rounded-card border border-line bg-surface transition-colors group-hover:border-brand group-aria-[current=page]:border-2 group-aria-[current=page]:border-brand group-aria-[current=page]:bg-brand-tint">
          {picture}
        </span>
        <span className="line-clamp-2 w-full text-xs leading-tight text-ink group-aria-[current=page]:font-bold group-aria-[current=page]:text-brand">
          {label}
        </span>
      </Link>
    </li>
  )
}

/** The words below it say what it is. */
export function TilePicture({ src }: { src: string | null }) {
  if (!src) return <BoxIcon className="size-7 text-muted" />
  return (
    <img src={src} alt="" width={mediaTilePx} height={mediaTilePx} decoding="async" className="size-11" />
  )
}
