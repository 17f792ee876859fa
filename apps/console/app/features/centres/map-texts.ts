import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import type { RestCentreOptions } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { useTranslation } from '~/session/messages.ts'

export function useMapTexts() {
  const { t } = useTranslation()
  return {
    zoomIn: t('console-centres.map.zoomIn'),
    zoomOut: t('console-centres.map.zoomOut'),
    failed: t('console-centres.map.failed'),
    retry: t('console.list.again'),
  }
}

export function toTiles(tiles: RestCentreOptions['map_tiles']): MapTiles | null {
  return tiles && { url: tiles.url, attribution: tiles.attribution, maxZoom: tiles.max_zoom }
}
