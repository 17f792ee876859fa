import type { ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { MinusIcon, PlusIcon } from '../shop-icons.tsx'
import type { OpenMap } from './open-map.ts'

export type MapControlsProps = {
  map: OpenMap | null
  texts: { zoomIn: string; zoomOut: string }
  /** Further ones, apart from those for the scale. */
  children?: ReactNode
}

/** Leaflet's own controls speak English only. */
export function MapControls({ map, texts, children }: MapControlsProps) {
  return (
    <div className="map-controls absolute end-2 z-[500] grid gap-2">
      <div className="grid rounded-control bg-surface shadow-raised">
        <IconButton icon={PlusIcon} label={texts.zoomIn} onClick={() => map?.zoomBy(1)} />
        <IconButton icon={MinusIcon} label={texts.zoomOut} onClick={() => map?.zoomBy(-1)} />
      </div>
      {children}
    </div>
  )
}
