import { mediaTilePx } from '@warsha/contract/constants.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type CategoryTileProps = {
  to: string
  label: string
  picture: ReactNode
  isActive?: boolean
  /** Picture and words side by side on a desktop. */
  isCompact?: boolean
}

export function CategoryTile({ to, label, picture, isActive = false, isCompact = false }: CategoryTileProps) {
  return (
    <li
      className={classNames(
        'w-20 shrink-0',
        isCompact && 'lg:me-1.5 lg:mb-1.5 lg:inline-block lg:w-auto lg:align-middle',
      )}
    >
      <Link
        to={to}
        aria-current={isActive ? 'page' : undefined}
        className={classNames(
          'group flex flex-col items-center gap-1.5 rounded-card px-1 py-0.5 text-center -outline-offset-2',
          isCompact && compactLinkClass,
        )}
      >
        <span
          className={classNames(
            'grid size-16 place-items-center rounded-card border border-line bg-surface transition-colors group-hover:border-brand group-aria-[current=page]:border-2 group-aria-[current=page]:border-brand group-aria-[current=page]:bg-brand-tint',
            isCompact && compactPictureClass,
          )}
        >
          {picture}
        </span>
        <span
          className={classNames(
            'line-clamp-2 w-full text-xs leading-clamp text-ink group-aria-[current=page]:font-bold group-aria-[current=page]:text-brand',
            isCompact && 'lg:text-sm lg:font-semibold lg:whitespace-nowrap',
          )}
        >
          {label}
        </span>
      </Link>
    </li>
  )
}

const compactLinkClass =
  'lg:min-h-10 lg:flex-row lg:rounded-full lg:border lg:border-line lg:bg-surface lg:py-0 lg:gap-1 lg:ps-1.5 lg:pe-3.5 lg:transition-colors lg:hover:border-brand lg:aria-[current=page]:border-brand lg:aria-[current=page]:bg-brand-tint'

const compactPictureClass =
  'lg:size-8 lg:border-0! lg:bg-transparent! lg:[&_img]:size-7 lg:[&_img]:rounded-full lg:[&_svg]:size-5'

/** A drawing has no ground of its own; any other picture has, and is cut to shape. */
export function isScene(src: string): boolean {
  return !src.endsWith('.svg')
}

/** The words below it say what it is, so it may come after the pictures of the products. */
export function TilePicture({ src }: { src: string | null }) {
  if (!src) return <BoxIcon className="size-7 text-muted" />
  return (
    <img
      src={src}
      alt=""
      width={mediaTilePx}
      height={mediaTilePx}
      fetchPriority="low"
      decoding="async"
      className={classNames('size-11', isScene(src) && 'rounded-control object-cover')}
    />
  )
}
