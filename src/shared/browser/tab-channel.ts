import { deviceStorage } from './storage'

export type TellTabs = (message: unknown) => void

/**
 * Opens the channel of this name between the tabs of this browser; returns how to tell the others something. A tab never
 * hears itself. Where the browser has no channels, or refuses them, notes in the storage serve; without storage nothing
 * is heard, so nobody may rely on news alone.
 */
export function openTabChannel(name: string, heard: (message: unknown) => void): TellTabs {
  return openBroadcast(name, heard) ?? openTabNotes(name, heard)
}

function openBroadcast(name: string, heard: (message: unknown) => void): TellTabs | null {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => heard(data))
    return (message) => channel.postMessage(message)
  } catch {
    return null
  }
}

/**
 * Like `openTabChannel`, by notes in the storage. They arrive in step with what else is written there; news of a channel
 * may be there before it. A note is taken away at once, so that the same news can be told again.
 */
export function openTabNotes(name: string, heard: (message: unknown) => void): TellTabs {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === name && newValue !== null) heard(readNote(newValue))
  })
  return (message) => {
    deviceStorage.write(name, JSON.stringify(message))
    deviceStorage.remove(name)
  }
}

function readNote(note: string): unknown {
  try {
    return JSON.parse(note)
  } catch {
    return null
  }
}
