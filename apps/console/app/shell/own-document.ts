import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The camera is allowed by the document that the server sends for this screen, and by no other. */
const cameraPath = /^\/visits\/?$/

const isCameraDocument = cameraPath.test((globalThis.location?.pathname ?? '').replace(/^\/console/, ''))

/** Loads the document anew where the way leads to the screen with the camera, or from it. */
export function useOwnDocument(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    // Without a connection nothing could be loaded: the screen that is there stays usable.
    if (cameraPath.test(pathname) !== isCameraDocument && navigator.onLine) location.reload()
  }, [pathname])
}
