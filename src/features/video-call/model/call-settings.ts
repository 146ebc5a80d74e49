import { combine, createEvent, createStore, sample } from 'effector'
import { tabOwnerChecked } from '@/entities/user'
import { $isSignedIn } from '@/shared/auth'
import { wasPageReloaded } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { $minute } from '@/shared/lifecycle'
import { clearCall, loadCall, saveCall, type StoredCall } from '../lib/call-storage'
import { $call, $joinedAt, callChanged, callEntered } from './call'
import { activeRequest, type CallRequest, callRequested, type CallSettings } from './call-state'

const DEFAULT_SETTINGS: CallSettings = {
  isCameraOn: true,
  isMicrophoneOn: true,
  window: 'full',
  position: null,
  localTilePosition: null,
}

// Events
export const settingsChanged = createEvent<Partial<CallSettings>>()

// Effects
/** A user who opens another address leaves the pre-join screen; after a reload or a new sign-in it is shown again. */
const loadStoredCallTask = createTask(() => {
  const stored = loadCall(Date.now())
  const isBeforeJoining = stored !== null && stored.joinedAt === null
  if (!isBeforeJoining || stored.hasSessionEnded || wasPageReloaded()) return stored
  clearCall()
  return null
})
const saveCallTask = createTask((call: Omit<StoredCall, 'at'>) => saveCall({ ...call, at: Date.now() }))
const saveSessionEndTask = createTask(() => {
  const stored = loadCall(Date.now())
  if (stored) saveCall({ ...stored, hasSessionEnded: true })
})
const clearCallTask = createTask(clearCall)

// Stores
/** Settings of the current call; a restored call brings its own. */
export const $callSettings = createStore(DEFAULT_SETTINGS)
  .on(callChanged, (settings, { from, to }) => {
    const request = activeRequest(to)
    return request === activeRequest(from) ? settings : (request?.settings ?? DEFAULT_SETTINGS)
  })
  .on(callEntered('testing'), () => DEFAULT_SETTINGS)
  .on(settingsChanged, (settings, changed) => ({ ...settings, ...changed }))
const $storedCall = combine($call, $joinedAt, $callSettings, (call, joinedAt, settings) => {
  const request = activeRequest(call)
  return request && { ...settings, room: request.room, joinedAt }
})

// Connections
/** A call that has started in the meantime replaces the stored one. */
const ownerChecked = sample({
  clock: tabOwnerChecked,
  source: { isSignedIn: $isSignedIn, call: $call },
  filter: ({ isSignedIn, call }) => isSignedIn && activeRequest(call) === null,
  fn: (_, isSameUser) => isSameUser,
})
sample({ clock: ownerChecked.filter({ fn: Boolean }), target: loadStoredCallTask })
sample({
  clock: loadStoredCallTask.doneData,
  filter: Boolean,
  fn: ({ room, joinedAt, hasSessionEnded, ...settings }): CallRequest =>
    joinedAt === null || hasSessionEnded ? { room, mustCheckDevices: true, settings } : { room, joinedAt, settings },
  target: callRequested,
})

/** Saved once a minute too: the age of the entry separates a reload from a tab restored the next day. */
sample({ clock: [$storedCall, $minute], source: $storedCall, filter: Boolean, target: saveCallTask })
const storedCallEnded = sample({
  clock: $storedCall.updates,
  source: $call,
  filter: (_, stored) => stored === null,
  fn: (call) => ({ isSessionEnd: 'reason' in call && call.reason === 'session-ended' }),
})
/**
 * Kept by a session that expires: the same user gets the pre-join screen after signing in again, perhaps in a hidden tab. A
 * sign-out clears the storage of the tab.
 */
sample({
  clock: storedCallEnded,
  filter: ({ isSessionEnd }) => isSessionEnd,
  fn: () => {},
  target: saveSessionEndTask,
})
sample({
  clock: [
    storedCallEnded.filter({ fn: ({ isSessionEnd }) => !isSessionEnd }),
    ownerChecked.filter({ fn: (isSameUser) => !isSameUser }),
  ],
  fn: () => {},
  target: clearCallTask,
})
