import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'

const STORAGE_KEY = 'portal.single-key-shortcuts'

// Events
/** The doctor wants, or no longer wants, shortcuts of one letter or sign. */
export const singleKeysEnabledChanged = createEvent<boolean>()

// Effects
const loadFx = createEffect((): boolean => deviceStorage.read(STORAGE_KEY) !== 'off')
const saveFx = createEffect((areOn: boolean) => deviceStorage.write(STORAGE_KEY, areOn ? 'on' : 'off'))

// State
/** Single keys get in the way of speech input, so that they can be switched off (WCAG 2.1.4); kept on this device. */
export const $areSingleKeysOn = createStore(true)

// Connections
sample({ clock: appStarted, target: loadFx })
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'preferences-changed',
  fn: () => {},
  target: loadFx,
})
sample({ clock: [loadFx.doneData, singleKeysEnabledChanged], target: $areSingleKeysOn })
sample({ clock: singleKeysEnabledChanged, target: saveFx })
sample({ clock: saveFx.done, fn: (): TabMessage => ({ kind: 'preferences-changed' }), target: tabMessageSent })
