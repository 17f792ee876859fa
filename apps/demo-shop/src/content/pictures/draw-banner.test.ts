import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BannerPicture, type BannerSize, bannerSizes, drawBanner } from './draw-banner.ts'
import { drawInviteFriends } from './draw-invite-friends.ts'

const sizes = Object.keys(bannerSizes) as BannerSize[]

describe('a banner picture', () => {
  let banner: BannerPicture

  beforeAll(async () => {
    const create = { width: 64, height: 64, channels: 3, background: '#f00' } as const
    const red = await sharp({ create }).png().toBuffer()
    banner = { mood: 'green', picture: `data:image/png;base64,${red.toString('base64')}` }
  })

  test('stands in every size and direction', async () => {
    for (const size of sizes) {
      for (const direction of ['ltr', 'rtl'] as const) {
        const svg = drawBanner(banner, { size, direction })
        expect(svg).not.toMatch(/<text|NaN|undefined|https?:(?!\/\/www\.w3\.org)/)
        const { width, height } = await sharp(Buffer.from(svg)).metadata()
        expect({ width, height }).toEqual({
          width: bannerSizes[size].width,
          height: bannerSizes[size].height,
        })
      }
    }
  })

  test('puts its picture on the end side and leaves the start side calm', async () => {
    for (const size of ['desktop', 'phone'] as const) {
      expect(await redShare(drawBanner(banner, { size, direction: 'ltr' }), 'start')).toBe(0)
      expect(await redShare(drawBanner(banner, { size, direction: 'ltr' }), 'end')).toBeGreaterThan(0)
      expect(await redShare(drawBanner(banner, { size, direction: 'rtl' }), 'start')).toBeGreaterThan(0)
      expect(await redShare(drawBanner(banner, { size, direction: 'rtl' }), 'end')).toBe(0)
    }
  })

  test('mirrors the ground but never the picture', () => {
    const svg = drawBanner(banner, { size: 'desktop', direction: 'rtl' })
    expect(svg).toMatch(/<g transform="translate\(1200 0\)scale\(-1 1\)">/)
    expect(svg).toMatch(/<g clip-path="url\(#stage\)"><image x="0"/)
  })

  test('keeps white text readable on the start side', async () => {
    for (const mood of ['green', 'deep', 'amber', 'sky', 'plum'] as const) {
      const svg = drawBanner({ ...banner, mood }, { size: 'desktop', direction: 'ltr' })
      const textSide = { left: 40, top: 40, width: 480, height: 400 }
      const cut = await sharp(Buffer.from(svg)).extract(textSide).png().toBuffer()
      const { channels } = await sharp(cut).stats()
      const [red, green, blue] = channels.map(({ max }) => luminance(max))
      const lightest = 0.2126 * (red ?? 1) + 0.7152 * (green ?? 1) + 0.0722 * (blue ?? 1)
      expect(1.05 / (lightest + 0.05), mood).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('the invite-friends tile', () => {
  test('moves, but not for those who ask for less motion', () => {
    const animated = drawInviteFriends('animated')
    expect(animated).toContain('@keyframes')
    expect(animated).toMatch(/prefers-reduced-motion:reduce\)\{[^}]*animation:none/)
  })

  test('comes to rest within five seconds, so that it neither distracts nor costs a phone its battery', () => {
    const timing = drawInviteFriends('animated').matchAll(/animation:\w+ ([\d.]+)s ease-in-out (\w+)/g)
    const ends = [...timing].map(([, seconds, times]) => Number(seconds) * Number(times))
    expect(ends).toHaveLength(3)
    for (const end of ends) expect(end).toBeLessThan(5)
  })

  test('has a still picture of the same drawing', async () => {
    const still = drawInviteFriends('still')
    expect(still).not.toContain('animation')
    expect((await sharp(Buffer.from(still)).metadata()).width).toBe(96)
  })
})

async function redShare(svg: string, side: 'start' | 'end'): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const half = info.width / 2
  let red = 0
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const onStart = pixel % info.width < half
    if (onStart !== (side === 'start')) continue
    if ((data[pixel * 3] ?? 0) > 250 && (data[pixel * 3 + 1] ?? 0) < 5) red++
  }
  return red
}

function luminance(channel: number): number {
  const share = channel / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
