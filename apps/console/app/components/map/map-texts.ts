import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { useTranslation } from '~/session/messages.ts'

export function useMapTexts() {
  const { t } = useTranslation()
  return {
    zoomIn: t('console.map.zoomIn'),
    zoomOut: t('console.map.zoomOut'),
    failed: t('console.map.failed'),
    retry: t('console.list.again'),
  }
}

/** Pictures of streets as the server tells them; null where the shop has its own outline alone. */
export type RestMapTiles = { url: string; attribution: string; max_zoom: number } | null

export function toTiles(tiles: RestMapTiles): MapTiles | null {
  return tiles && { url: tiles.url, attribution: tiles.attribution, maxZoom: tiles.max_zoom }
}
