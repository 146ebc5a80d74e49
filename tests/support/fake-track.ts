/** A track as far as the call looks at it; happy to be unplugged and silenced. */
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

  /** As when the device is pulled out, or its permission is taken back. */
  unplug(): void {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }

  inactivity(isMutedBySystem: boolean): void {
    this.muted = isMutedBySystem
    this.dispatchEvent(new Event(isMutedBySystem ? 'mute' : 'unmute'))
  }
}

/** The same, where the type of the browser is wanted. */
export function fakeTrack(kind: 'audio' | 'video', deviceId?: string): FakeTrack & MediaStreamTrack {
  return new FakeTrack(kind, deviceId) as unknown as FakeTrack & MediaStreamTrack
}
