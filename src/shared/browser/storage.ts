type Area = 'localStorage' | 'sessionStorage'

/** What storage holds when the browser refuses it (blocked, full): the preferences then last as long as the page. */
const memory: Record<Area, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() }

/** Reading and writing browser storage never throws: blocked or full storage falls back to memory. */
function createSafeStorage(area: Area) {
  return {
    read(key: string): string | null {
      const stored = memory[area].get(key)
      if (stored !== undefined) return stored
      try {
        return window[area].getItem(key)
      } catch {
        return null
      }
    },
    /** Returns whether the browser keeps the value: what stands in memory is gone after a reload. */
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
        // Nothing to remove where storage is refused.
      }
    },
  }
}

export const deviceStorage = createSafeStorage('localStorage')
export const tabStorage = createSafeStorage('sessionStorage')
