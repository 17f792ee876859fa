/**
 * Says that the addresses of pictures may begin with `/`, because the caller is a page of the same host. Everybody else
 * gets absolute ones.
 */
export const relativeMedia = { 'x-media-urls': 'relative' } as const
