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

/** Effective type of the network connection, such as `4g`. Only Chromium knows it. */
export function connectionType(): string | null {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return connection?.effectiveType ?? null
}

export const readClientInfo = (): ClientInfo => ({
  userAgent: navigator.userAgent,
  viewport: { width: window.innerWidth, height: window.innerHeight },
  screen: { width: window.screen.width, height: window.screen.height },
  pixelRatio: window.devicePixelRatio,
})
