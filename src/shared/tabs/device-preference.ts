import { createEvent, sample } from 'effector'
import { createTask } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'
import { sendTabMessageOn, tabMessageOf } from './tab-messages'

/** A preference of all tabs: loaded at the start, and again when another tab changes it. */
export function createDevicePreference<Value, Change>(storage: { load: () => Value; save: (change: Change) => void }) {
  const changed = createEvent<Change>()
  const loadTask = createTask(storage.load)
  const saveTask = createTask(storage.save)
  sample({ clock: [appStarted, tabMessageOf('preferences-changed')], target: loadTask })
  sample({ clock: changed, target: saveTask })
  sendTabMessageOn(saveTask.doneData, 'preferences-changed')
  return { loaded: loadTask.doneData, changed }
}
