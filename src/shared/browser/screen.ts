export const isFullscreenSupported = (): boolean => document.fullscreenEnabled === true

export const isFullscreen = (): boolean => Boolean(document.fullscreenElement)

export function onFullscreenChange(callback: () => void): () => void {
  document.addEventListener('fullscreenchange', callback)
  return () => document.removeEventListener('fullscreenchange', callback)
}

/** A rejection by the browser is ignored. A `<dialog>` cannot enter fullscreen itself; an element inside it can. */
export async function enterFullscreen(element: Element): Promise<void> {
  await element.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

export async function exitFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
}

/**
 * Returns a function that ends it. The browser releases the lock when the page is hidden, so it is requested again when the
 * page is visible.
 */
export function keepScreenAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null)
  const requestWakeLock = () => {
    if (document.visibilityState === 'visible' && 'wakeLock' in navigator) {
      lock = navigator.wakeLock.request('screen').catch(() => null)
    }
  }
  requestWakeLock()
  document.addEventListener('visibilitychange', requestWakeLock)
  return () => {
    document.removeEventListener('visibilitychange', requestWakeLock)
    void lock.then((sentinel) => sentinel?.release())
  }
}

/** Mobile browsers do not support screen sharing. */
export const isScreenShareSupported = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {})
