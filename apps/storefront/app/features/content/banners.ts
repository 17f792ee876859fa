import {
  isPageAt,
  isPageFor,
  type PageMetadata,
  pagePriority,
} from '@warsha/contract/content/page-visibility.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { PageSource } from '~/session/load-page.ts'
import { localePath } from '~/session/locale-path.ts'
import type { ContentPage } from './content-pages.ts'

export type BannerGroupKind = 'top-header' | 'top-image' | 'bottom-image' | 'sides'

export type MediaKind = 'image' | 'video' | 'unsupported'

export type Banner = {
  id: string
  title: string
  text: string
  button: string
  /** Own path with its language, or the full address of another site. */
  link: string | null
  isOutside: boolean
  media: { kind: MediaKind; desktop: string; mobile: string }
}

export type BannerGroup = { kind: BannerGroupKind; banners: Banner[] }

export type HomeBanners = { groups: BannerGroup[]; popup: Banner | null }

type Slotted = { kind: BannerGroupKind | 'popup'; order: number; priority: number; banner: Banner }

/** Audience of the home screen. */
export type Audience = Pick<PageSource, 'lang'> & {
  shop: Pick<PageSource['shop'], 'channel'>
  place: Pick<PageSource['place'], 'stateId'>
}

/** Sorts the pages meant for this language, channel and place into the slots of the home screen. */
export function homeBanners(
  pages: readonly ContentPage[],
  { lang, shop: { channel }, place }: Audience,
): HomeBanners {
  const slotted = pages
    .filter((page) => isPageFor(metadataOf(page), { channel, locale: lang }))
    .filter((page) => isPageAt(metadataOf(page), place))
    .flatMap((page) => slotBanner(page, lang) ?? [])
    .sort((one, other) => one.priority - other.priority || one.order - other.order)

  const groups = new Map<BannerGroupKind, Banner[]>()
  for (const { kind, banner } of slotted) {
    if (kind !== 'popup') groups.set(kind, [...(groups.get(kind) ?? []), banner])
  }
  return {
    groups: [...groups].map(([kind, banners]) => ({ kind, banners })),
    popup: slotted.find(({ kind }) => kind === 'popup')?.banner ?? null,
  }
}

function slotBanner(page: ContentPage, lang: Locale): Slotted | null {
  for (const { attribute, values } of page.attributes) {
    const slot = readSlot(attribute.slug)
    const url = values[0]?.file?.url
    if (!slot || !url) continue
    return { ...slot, priority: pagePriority(metadataOf(page)), banner: readBanner(page, url, lang) }
  }
  return null
}

/** The picture's slug names its slot: `top-image-2` is the second of the top group, `top-image` the popup's. */
export function readSlot(slug: string): Pick<Slotted, 'kind' | 'order'> | null {
  if (slug === 'top-image') return { kind: 'popup', order: 0 }
  if (slug === 'left-image') return { kind: 'sides', order: 1 }
  if (slug === 'right-image') return { kind: 'sides', order: 2 }
  const [, kind, number] = /^(top-header|top-image|bottom-image)-(\d+)$/.exec(slug) ?? []
  return kind ? { kind: kind as BannerGroupKind, order: Number(number) } : null
}

function readBanner(page: ContentPage, desktop: string, lang: Locale): Banner {
  const value = (slug: string) => page.attributes.find(({ attribute }) => attribute.slug === slug)?.values[0]
  const link = value('link')?.plainText || null
  return {
    id: page.id,
    title: page.title,
    text: value('text')?.plainText ?? '',
    button: value('button-label')?.plainText ?? '',
    ...readLink(link, lang),
    media: {
      kind: mediaKind(desktop, value('media-type')?.name ?? undefined),
      desktop,
      mobile: value('image-mobile')?.file?.url ?? desktop,
    },
  }
}

/** In-site links have the language of the page; anything that is not a web address is taken as a path of ours. */
export function readLink(link: string | null, lang: Locale): Pick<Banner, 'link' | 'isOutside'> {
  if (!link) return { link: null, isOutside: false }
  if (/^https?:\/\//i.test(link)) return { link, isOutside: true }
  return { link: localePath(lang, `/${link.replace(/^\/+/, '')}`), isOutside: false }
}

const extensions: Record<string, MediaKind> = {
  svg: 'image',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  webp: 'image',
  avif: 'image',
  gif: 'image',
  mp4: 'video',
  webm: 'video',
}

/** An address without a known ending counts as what the content says it is. */
export function mediaKind(url: string, declared?: string): MediaKind {
  const extension = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? ''
  if (extension) return extensions[extension] ?? 'unsupported'
  return declared === 'image' || declared === 'video' ? declared : 'unsupported'
}

function metadataOf(page: ContentPage): PageMetadata {
  return Object.fromEntries(page.metadata.map(({ key, value }) => [key, value]))
}
