interface Size {
  width: number
  height: number
}

/** Browser and window size, for support requests. Contains no personal data. */
export interface ClientInfo {
  userAgent: string
  viewport: Size
  screen: Size
  pixelRatio: number
}

export const readClientInfo = (): ClientInfo => ({
  userAgent: navigator.userAgent,
  viewport: { width: window.innerWidth, height: window.innerHeight },
  screen: { width: window.screen.width, height: window.screen.height },
  pixelRatio: window.devicePixelRatio,
})
