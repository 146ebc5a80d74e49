export const isFullscreenSupported = (): boolean => document.fullscreenEnabled === true

export const isFullscreen = (): boolean => Boolean(document.fullscreenElement)

export function onFullscreenChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Where the browser refuses, everything stays as it is. A `<dialog>` itself cannot fill the screen, what is in it can. */
export async function enterFullscreen(element: Element): Promise<void> {
  await element.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

export async function exitFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
}
