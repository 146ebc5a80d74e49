export class FakeTrack extends EventTarget {
  readonly id = crypto.randomUUID()
  readonly label: string
  readonly kind: 'audio' | 'video'
  readonly deviceId: string
  enabled = true
  muted = false
  contentHint = ''
  readyState: 'live' | 'ended' = 'live'

  constructor(kind: 'audio' | 'video', deviceId = 'default') {
    super()
    this.kind = kind
    this.deviceId = deviceId
    this.label = `${kind} ${deviceId}`
  }

  getSettings() {
    return { deviceId: this.deviceId }
  }

  stop(): void {
    this.readyState = 'ended'
  }

  clone(): FakeTrack {
    return new FakeTrack(this.kind, this.deviceId)
  }

  /** Ends the track like a removed device or a revoked permission. */
  unplug(): void {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }

  muteBySystem(isMutedBySystem: boolean): void {
    this.muted = isMutedBySystem
    this.dispatchEvent(new Event(isMutedBySystem ? 'mute' : 'unmute'))
  }
}

export function fakeTrack(kind: 'audio' | 'video', deviceId?: string): FakeTrack & MediaStreamTrack {
  return new FakeTrack(kind, deviceId) as unknown as FakeTrack & MediaStreamTrack
}
