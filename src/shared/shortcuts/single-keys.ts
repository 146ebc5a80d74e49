import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type TabNews, tabNewsHeard, tabNewsTold } from '@/shared/tabs'

const STORAGE_KEY = 'portal.single-key-shortcuts'

// What happened
/** The doctor wants, or no longer wants, shortcuts of one letter or sign. */
export const singleKeysSwitched = createEvent<boolean>()

// What the world does for us
const readFx = createEffect((): boolean => deviceStorage.read(STORAGE_KEY) !== 'off')
const rememberFx = createEffect((areOn: boolean) => deviceStorage.write(STORAGE_KEY, areOn ? 'on' : 'off'))

// State
/** Single keys get in the way of speech input, so that they can be switched off (WCAG 2.1.4); kept on this device. */
export const $areSingleKeysOn = createStore(true)

// Flow
sample({ clock: appStarted, target: readFx })
sample({
  clock: tabNewsHeard,
  filter: ({ kind }) => kind === 'preferences-changed',
  fn: () => {},
  target: readFx,
})
sample({ clock: [readFx.doneData, singleKeysSwitched], target: $areSingleKeysOn })
sample({ clock: singleKeysSwitched, target: rememberFx })
sample({ clock: rememberFx.done, fn: (): TabNews => ({ kind: 'preferences-changed' }), target: tabNewsTold })
