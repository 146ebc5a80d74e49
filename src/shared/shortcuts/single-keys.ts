import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'

const STORAGE_KEY = 'portal.single-key-shortcuts'

export const singleKeysEnabledChanged = createEvent<boolean>()

// Effects
const loadFx = createEffect((): boolean => deviceStorage.read(STORAGE_KEY) !== 'off')
const saveFx = createEffect((areOn: boolean) => deviceStorage.write(STORAGE_KEY, areOn ? 'on' : 'off'))

/** Single keys interfere with speech input, so they can be disabled (WCAG 2.1.4); stored on this device. */
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
