import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PictureHeroProps = {
  /** The id of its heading. */
  labelledBy: string
  picture: string
  /** Below 640 px. */
  phonePicture: string
  alt?: string
  className?: string
  children: ReactNode
}

/** The picture leaves room at its start; the words stand on a shade, so that they can be read on any picture. */
export function PictureHero(props: PictureHeroProps) {
  const { labelledBy, picture, phonePicture, alt = '', className, children } = props
  return (
    <section
      aria-labelledby={labelledBy}
      className={classNames(
        'on-dark relative isolate flex overflow-hidden rounded-card bg-brand-deep text-white',
        className,
      )}
    >
      <picture>
        <source media="(min-width: 40rem)" srcSet={picture} />
        <img
          src={phonePicture}
          alt={alt}
          fetchPriority="high"
          className="absolute inset-0 -z-20 size-full object-cover object-[50%_85%]"
        />
      </picture>
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-r from-black/45 via-black/20 via-45% to-transparent to-70% rtl:bg-linear-to-l"
      />
      <div className="flex w-[56%] flex-col items-start justify-center gap-2.5 py-6 ps-5 max-sm:pe-2 sm:w-1/2 lg:gap-4 lg:ps-14">
        {children}
      </div>
    </section>
  )
}
