import { gzipSync } from 'node:zlib'

export type PageWeight = {
  htmlBytes: number
  htmlGzip: number
  scriptGzip: number
  styleGzip: number
  otherBytes: number
  requests: number
}

/** Transfer of a first visit: the page and everything its HTML names, compressed as the browser asks for it. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(origin + path)).text()
  const urls = new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:assets|media|thumbnail)\/[^"]+)"/g)].map(
      (match) => match[1] ?? '',
    ),
  )
  // Scripts are named in the text of the page's own script, which fetches them after the first paint.
  for (const [url] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) urls.add(url)
  const weight = {
    htmlBytes: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    scriptGzip: 0,
    styleGzip: 0,
    otherBytes: 0,
    requests: urls.size + 1,
  }
  for (const url of urls) {
    const bytes = Buffer.from(await (await fetch(origin + url.replaceAll('&amp;', '&'))).arrayBuffer())
    if (url.endsWith('.js')) weight.scriptGzip += gzipSync(bytes, { level: 9 }).length
    else if (url.endsWith('.css')) weight.styleGzip += gzipSync(bytes, { level: 9 }).length
    else weight.otherBytes += url.endsWith('.svg') ? gzipSync(bytes).length : bytes.length
  }
  return weight
}
