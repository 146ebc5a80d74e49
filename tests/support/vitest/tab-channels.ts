const { BroadcastChannel: NativeChannel } = globalThis
const opened = new Set<BroadcastChannel>()

/**
 * A page that is left has no channels to other tabs, but a test that leaves its page has: a message of the next test would
 * reach the code of this one, which can hide or reload the page that they share.
 */
export function trackTabChannels(): void {
  globalThis.BroadcastChannel = class extends NativeChannel {
    constructor(name: string) {
      super(name)
      opened.add(this)
    }
  }
}

export function closeTabChannels(): void {
  for (const channel of opened) channel.close()
  opened.clear()
}

export function untrackTabChannels(): void {
  closeTabChannels()
  globalThis.BroadcastChannel = NativeChannel
}
