import { deviceStorage } from './storage'

export type PostToTabs = (message: unknown) => void

/**
 * Opens the channel of this name between the tabs of this browser; returns how to tell the others something. A tab never
 * hears itself. Where the browser has no channels, or refuses them, notes in the storage serve; without storage nothing
 * is heard, so nobody may rely on news alone.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): PostToTabs {
  return openBroadcast(name, onMessage) ?? openStorageChannel(name, onMessage)
}

function openBroadcast(name: string, onMessage: (message: unknown) => void): PostToTabs | null {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => onMessage(data))
    return (message) => channel.postMessage(message)
  } catch {
    return null
  }
}

/**
 * Like `openTabChannel`, by notes in the storage. They arrive in step with what else is written there; news of a channel
 * may be there before it. A note is taken away at once, so that the same news can be told again.
 */
export function openStorageChannel(name: string, onMessage: (message: unknown) => void): PostToTabs {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue !== null) onMessage(readStorageMessage(newValue))
  })
  return (message) => {
    deviceStorage.write(name, JSON.stringify(message))
    deviceStorage.remove(name)
  }
}

function readStorageMessage(note: string): unknown {
  try {
    return JSON.parse(note)
  } catch {
    return null
  }
}
