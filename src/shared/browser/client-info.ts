interface Size {
  width: number
  height: number
}

/** What the support asks about first: the browser and how large its window is. Nothing in it is about anybody. */
export interface ClientInfo {
  userAgent: string
  viewport: Size
  screen: Size
  /** Pixels of the screen per CSS pixel. */
  pixelRatio: number
}

export const readClientInfo = (): ClientInfo => ({
  userAgent: navigator.userAgent,
  viewport: { width: window.innerWidth, height: window.innerHeight },
  screen: { width: window.screen.width, height: window.screen.height },
  pixelRatio: window.devicePixelRatio,
})
