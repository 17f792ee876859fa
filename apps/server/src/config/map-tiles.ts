import type { Config } from './config.ts'

/** Pictures of streets for the console's maps; null where the shop has its own outline alone. */
export function mapTilesOf({
  MAP_TILES_URL,
  MAP_ATTRIBUTION,
  MAP_MAX_ZOOM,
}: Pick<Config, 'MAP_TILES_URL' | 'MAP_ATTRIBUTION' | 'MAP_MAX_ZOOM'>) {
  if (!MAP_TILES_URL) return null
  return { url: MAP_TILES_URL, attribution: MAP_ATTRIBUTION, max_zoom: MAP_MAX_ZOOM }
}
