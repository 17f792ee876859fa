import type { Page, Request } from '@playwright/test'
import { mainChannel, sisterChannel } from '@warsha/contract/constants.ts'
import { bottomBar, skipGreetings } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

/** Of the demo content: what only the one or the other shop shows. */
const banners = {
  [mainChannel]: { en: 'An oil change without the wait', ar: 'غيّر زيت سيارتك بلا انتظار' },
  [sisterChannel]: { en: 'Engine oil, brought to you', ar: 'زيت المحرك يصل إليك' },
}

const shops = [
  { host: 'localhost', channel: mainChannel, other: sisterChannel },
  { host: 'tasleem.localhost', channel: sisterChannel, other: mainChannel },
] as const

for (const { host, channel, other } of shops) {
  const id = channel === mainChannel ? 'CHAN-01' : 'CHAN-02'
  test(`[${id}] [CHAN-05] ${host} shows the banners of ${channel}`, { tag: '@one-language' }, async ({
    page,
    context,
    lang,
    baseURL,
  }) => {
    await skipGreetings(context)
    await page.goto(addressOn(host, baseURL, `/${lang}`))
    await hydrated(page)
    const top = page.getByRole('main')
    await expect(top.getByText(banners[channel][lang])).toBeVisible()
    await expect(top.getByText(banners[other][lang])).toHaveCount(0)
  })
}

test('[CHAN-04] what the browser asks for carries the channel of the host', { tag: '@one-language' }, async ({
  page,
  context,
  lang,
  baseURL,
  t,
}) => {
  await skipGreetings(context)
  for (const { host, channel } of shops) {
    await page.goto(addressOn(host, baseURL, `/${lang}/support/`))
    await hydrated(page)
    const asked = watchChannels(page)
    await bottomBar(page, t)
      .getByRole('link', { name: t('shell.bottomBar.home') })
      .click()
    await expect(page.getByText(banners[channel][lang])).toBeVisible()
    asked.stop()
    expect(asked.channels.length).toBeGreaterThan(0)
    expect(new Set(asked.channels)).toEqual(new Set([channel]))
  }
})

function addressOn(host: string, baseURL: string | undefined, path: string): string {
  const address = new URL(path, baseURL)
  address.hostname = host
  return String(address)
}

function watchChannels(page: Page) {
  const channels: string[] = []
  const note = (request: Request) => {
    if (!request.url().includes('/graphql/')) return
    const body = request.postDataJSON() as { variables?: { channel?: string }; query: string }
    if (body.query.includes('channel:')) channels.push(body.variables?.channel ?? 'none')
  }
  page.on('request', note)
  return { channels, stop: () => page.off('request', note) }
}
