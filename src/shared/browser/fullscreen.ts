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
