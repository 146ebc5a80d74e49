type Area = 'localStorage' | 'sessionStorage'

/** Fallback if the browser rejects storage (blocked, full): values last as long as the page. */
const memory: Record<Area, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() }

/** Null also if the browser rejects storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

function storedKeys(area: Area): string[] {
  try {
    return Object.keys(window[area])
  } catch {
    return []
  }
}

function createSafeStorage(area: Area) {
  return {
    read(key: string): string | null {
      const stored = memory[area].get(key)
      return stored === undefined ? readStored(area, key) : stored
    },
    /** Returns whether the value is persistent: values in memory are lost on reload. */
    write(key: string, value: string): boolean {
      try {
        window[area].setItem(key, value)
        memory[area].delete(key)
        return true
      } catch {
        memory[area].set(key, value)
        return false
      }
    },
    remove(key: string): void {
      memory[area].delete(key)
      try {
        window[area].removeItem(key)
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
    /** Removes what the portal has stored. */
    clear(): void {
      for (const key of [...memory[area].keys(), ...storedKeys(area)]) if (key.startsWith('portal.')) this.remove(key)
    },
  }
}

export const deviceStorage = createSafeStorage('localStorage')
export const tabStorage = createSafeStorage('sessionStorage')
