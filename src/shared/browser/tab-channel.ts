import { deviceStorage } from './storage'

export type PostToTabs = (message: unknown) => void

/**
 * Opens a channel between tabs and returns a function that posts to the others. Where the browser blocks storage it blocks the
 * channel too, and messages are lost: state must never depend on a message alone.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): PostToTabs {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => onMessage(data))
    return (message) => channel.postMessage(message)
  } catch {
    return () => {}
  }
}

/**
 * A channel that, unlike a `BroadcastChannel`, keeps the order of messages and other storage writes. The entry is removed at
 * once, so that the same message can be sent again.
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

function readStorageMessage(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
