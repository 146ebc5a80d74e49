import type { BrowserContext, Page } from '@playwright/test'

export interface Received {
  framesDecoded: number
  audioEnergy: number
}

declare global {
  interface Window {
    peerConnections?: RTCPeerConnection[]
  }
}

/** Records the connections of every page, so that their statistics can be read. */
export const watchPeerConnections = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const opened: RTCPeerConnection[] = []
    window.peerConnections = opened
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        opened.push(this)
      }
    }
  })

export const received = (page: Page): Promise<Received> =>
  page.evaluate(async () => {
    let [framesDecoded, audioEnergy] = [0, 0]
    for (const connection of window.peerConnections ?? []) {
      if (connection.connectionState === 'closed') continue
      for (const report of (await connection.getStats()).values()) {
        if (report.type !== 'inbound-rtp') continue
        framesDecoded += report.framesDecoded ?? 0
        audioEnergy += report.totalAudioEnergy ?? 0
      }
    }
    return { framesDecoded, audioEnergy }
  })

export const sentVideos = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.peerConnections ?? [])
      .filter(({ connectionState }) => connectionState !== 'closed')
      .flatMap((connection) => connection.getSenders())
      .flatMap(({ track }) => (track?.kind === 'video' ? [track.label] : [])),
  )

/**
 * Encoding limits of the sent video, the height of its frames in pixels (0 before the first one), and that of the camera. A
 * busy browser sends smaller frames than the camera has, also without limits.
 */
export const sentVideo = (page: Page) =>
  page.evaluate(async () => {
    const connections = (window.peerConnections ?? []).filter(({ connectionState }) => connectionState !== 'closed')
    const senders = connections
      .flatMap((connection) => connection.getSenders())
      .filter(({ track }) => track?.kind === 'video')
    let [height, cameraHeight] = [0, 0]
    for (const sender of senders) {
      cameraHeight = Math.max(cameraHeight, sender.track?.getSettings().height ?? 0)
      for (const report of (await sender.getStats()).values()) {
        if (report.type === 'outbound-rtp') height = Math.max(height, report.frameHeight ?? 0)
      }
    }
    return { limits: senders.flatMap((sender) => sender.getParameters().encodings), height, cameraHeight }
  })

/**
 * Until `reportMeasuredLink` or a reload, the statistics describe a good local link: on a busy machine packets wait for the
 * processor, which the browser cannot tell from a bad link. What the media server forwards is still measured.
 */
export const reportGoodLocalLink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const good: Record<string, object> = {
      'remote-inbound-rtp': { fractionLost: 0, roundTripTime: 0.05 },
      'candidate-pair': { currentRoundTripTime: 0.05, availableOutgoingBitrate: 1_000_000 },
      'inbound-rtp': { packetsLost: 0 },
    }
    const measured = RTCPeerConnection.prototype.getStats
    Object.assign(window, { measuredStats: measured })
    RTCPeerConnection.prototype.getStats = async function (this: RTCPeerConnection, ...selector) {
      const report = await measured.apply(this, selector)
      return new Map([...report].map(([id, entry]) => [id, { ...entry, ...good[entry.type] }]))
    }
  })

export const reportMeasuredLink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    RTCPeerConnection.prototype.getStats = Reflect.get(window, 'measuredStats') as RTCPeerConnection['getStats']
  })

export const openPeerConnections = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window.peerConnections ?? []).filter(({ connectionState }) => connectionState !== 'closed').length,
  )
