export const canFillScreen = (): boolean => document.fullscreenEnabled === true

export const isScreenFilled = (): boolean => Boolean(document.fullscreenElement)

export function onScreenFilled(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Where the browser refuses, everything stays as it is. A `<dialog>` itself cannot fill the screen, what is in it can. */
export async function fillScreen(element: Element): Promise<void> {
  await element.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
}

export async function leaveFilledScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined)
}
