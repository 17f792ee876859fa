type Listing = { objects: { key: string; modified: Date }[]; next: string | undefined }

/** A page of `ListObjectsV2`. Keys are asked for url-encoded, so that no key can look like markup. */
export function readListing(xml: string): Listing {
  if (!/<ListBucketResult[\s>]/.test(xml) || !xml.trimEnd().endsWith('</ListBucketResult>'))
    throw new Error('The list of files broke off')
  const objects = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, entry = '']) => ({
    key: decodeURIComponent(textOf(entry, 'Key').replaceAll('+', ' ')),
    modified: new Date(textOf(entry, 'LastModified')),
  }))
  const isCut = textOf(xml, 'IsTruncated') === 'true'
  return { objects, next: (isCut && textOf(xml, 'NextContinuationToken')) || undefined }
}

function textOf(xml: string, tag: string): string {
  const [, text = ''] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? []
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
