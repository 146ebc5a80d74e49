import { createEvent, sample } from 'effector'
import { createTask } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'
import { type TabMessage, tabMessageOf, tabMessageSent } from './tab-messages'

/** A preference of all tabs: loaded at the start, and again when another tab changes it. */
export function createDevicePreference<Value, Change>(storage: { load: () => Value; save: (change: Change) => void }) {
  const changed = createEvent<Change>()
  const loadFx = createTask(storage.load)
  const saveFx = createTask(storage.save)
  sample({ clock: [appStarted, tabMessageOf('preferences-changed')], target: loadFx })
  sample({ clock: changed, target: saveFx })
  sample({ clock: saveFx.doneData, fn: (): TabMessage => ({ kind: 'preferences-changed' }), target: tabMessageSent })
  return { loaded: loadFx.doneData, changed }
}
