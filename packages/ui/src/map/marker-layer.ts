import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet'

/** `first` and `other` differ in shape as well as in colour, `place` is neither; `me` is where the shopper is. */
export type MarkerKind = 'first' | 'other' | 'place' | 'me'

export type MapMarker = {
  id: string
  latitude: number
  longitude: number
  kind: MarkerKind
  /** Written on the marker, for example the hour. */
  text: string
  /** Name of the marker, for screen readers. */
  label: string
  isSelected: boolean
}

/** Markers that are focusable buttons. A marker that is shown again is changed, so it does not lose the focus. */
export function createMarkerLayer(map: LeafletMap, onSelect: (id: string) => void) {
  const layer = layerGroup().addTo(map)
  const known = new Map<string, ReturnType<typeof marker>>()

  function show(markers: readonly MapMarker[]): void {
    const wanted = new Set(markers.map(({ id }) => id))
    for (const [id, gone] of known) {
      if (wanted.has(id)) continue
      gone.remove()
      known.delete(id)
    }
    for (const each of markers) {
      const shown = known.get(each.id) ?? add(each)
      shown.setLatLng([each.latitude, each.longitude]).setZIndexOffset(each.isSelected ? 1_000 : 0)
      describe(shown.getElement(), each)
    }
  }

  function add({ id, kind, latitude, longitude }: MapMarker) {
    const isButton = kind !== 'me'
    const icon = divIcon({ html: document.createElement('span'), className: 'map-marker', iconSize: [0, 0] })
    const added = marker([latitude, longitude], { icon, interactive: isButton, keyboard: isButton }).addTo(
      layer,
    )
    if (isButton) added.on('click', () => onSelect(id))
    // Leaflet lets a marker have the focus, but not be pressed by a key.
    if (isButton)
      added.getElement()?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onSelect(id)
      })
    known.set(id, added)
    return added
  }

  return { show }
}

function describe(element: HTMLElement | undefined, { id, kind, text, label, isSelected }: MapMarker): void {
  const body = element?.firstElementChild
  if (!element || !body) return
  element.dataset.marker = id
  body.className = `map-pin map-pin-${kind}${isSelected ? ' map-pin-selected' : ''}`
  body.textContent = text
  body.setAttribute('dir', 'auto')
  if (kind === 'me') {
    element.setAttribute('role', 'img')
  } else {
    element.setAttribute('aria-pressed', String(isSelected))
  }
  element.setAttribute('aria-label', label)
}
