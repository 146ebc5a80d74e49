import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { deviceStorage, onStoredElsewhere } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'

const STORAGE_KEY = 'portal.single-key-shortcuts'

// What happened
/** The doctor wants, or no longer wants, shortcuts of one letter or sign. */
export const singleKeysSwitched = createEvent<boolean>()
/** Another tab has switched them. */
const switchedElsewhere = createEvent()

// What the world does for us
const readFx = createEffect((): boolean => deviceStorage.read(STORAGE_KEY) !== 'off')
const rememberFx = createEffect((areOn: boolean) => deviceStorage.write(STORAGE_KEY, areOn ? 'on' : 'off'))

const listenFx = createEffect(() => onStoredElsewhere([STORAGE_KEY], scopeBind(switchedElsewhere)))

// State
/** Single keys get in the way of speech input, so that they can be switched off (WCAG 2.1.4); kept on this device. */
export const $areSingleKeysOn = createStore(true)

// Flow
sample({ clock: appStarted, target: [listenFx, readFx] })
sample({ clock: switchedElsewhere, target: readFx })
sample({ clock: [readFx.doneData, singleKeysSwitched], target: $areSingleKeysOn })
sample({ clock: singleKeysSwitched, target: rememberFx })
