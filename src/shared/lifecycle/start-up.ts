import { createEvent, createStore, type Event, sample, scopeBind, type Store } from 'effector'
import { whenIdle } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'

// Events
/** Starts all side effects: importing a module starts none. */
export const appStarted = createEvent()
/** React has committed the first screen. */
export const firstScreenRendered = createEvent()
/** Views and connections of the features that the first screen does not need are loaded and committed. */
export const featuresRendered = createEvent()
/** The `appStarted` of these features: they restore what they have stored. */
export const featuresStarted = createEvent()
/** The features, which have restored what they had stored, catch up with earlier events, such as the first address. */
export const featuresReady = createEvent()
/** Work that the screen does not need (live connection, prefetch) waits for this event. */
export const screenReady = createEvent()

// Effects
export const waitForIdleTask = createTask(whenIdle)
const startFeaturesTask = createTask(async () => {
  const reportReady = scopeBind(featuresReady)
  scopeBind(featuresStarted)()
  // Everything stored is restored before the features catch up.
  await Promise.resolve()
  reportReady()
})

// Stores
export const $isFirstScreenRendered = createStore(false).on(firstScreenRendered, () => true)
/** The browser is idle after the first screen: the code of the features may be loaded. */
export const $canLoadFeatures = createStore(false).on(waitForIdleTask.doneData, () => true)
export const $areFeaturesStarted = createStore(false).on(featuresStarted, () => true)
export const $areFeaturesReady = createStore(false).on(featuresReady, () => true)

// Connections
sample({
  clock: featuresRendered,
  source: $areFeaturesStarted,
  filter: (areStarted) => !areStarted,
  target: startFeaturesTask,
})

/**
 * Value of a store when the features are ready, and each update: for connections that are created with the features, which
 * miss the updates before. For the address use `featureLocationChanged`, for events `whenFeaturesReady` (`shared/routes`).
 */
export const currentAndUpdates = <Value>($store: Store<Value>): Event<Value> =>
  sample({ clock: [$store, featuresReady], source: $store })
