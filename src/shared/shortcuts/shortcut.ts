import { createEvent, createStore, type Event, sample, type Store } from 'effector'
import type { ParseKeys } from 'i18next'
import { deviceStorage, isComposing, isInPopover, isTextField, isTypeaheadTarget } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { createDevicePreference } from '@/shared/tabs'
import { type Chord, isSingleKey, matchesChord } from './chord'
import { $isSequencePending, isAltGr, type KeyPress, keyPressed } from './key-press'

const STORAGE_KEY = 'portal.single-key-shortcuts'

/** Single keys interfere with speech input, so they can be disabled (WCAG 2.1.4); stored on this device. */
const { loaded, changed } = createDevicePreference({
  load: () => deviceStorage.read(STORAGE_KEY) !== 'off',
  save: (areOn: boolean) => deviceStorage.write(STORAGE_KEY, areOn ? 'on' : 'off'),
})
export const singleKeysEnabledChanged = changed
export const $areSingleKeysOn = createStore(true).on([loaded, changed], (_, areOn) => areOn)

export type ShortcutId = ParseKeys<'shortcuts', Record<never, never>, 'labels'>
export type ShortcutGroup = ParseKeys<'shortcuts', Record<never, never>, 'groups'>

interface ShortcutOptions {
  id: ShortcutId
  group: ShortcutGroup
  chord: Chord
  /** While it is false, the browser gets the key. */
  when: Store<boolean>
  worksInFields?: boolean
  worksOverDialogs?: boolean
  worksInPip?: boolean
}

export interface Shortcut extends Pick<ShortcutOptions, 'id' | 'group' | 'chord'> {
  /** Once per press; key repeat emits nothing. */
  pressed: Event<void>
}

const registered = new Map<ShortcutId, Shortcut>()

export const allShortcuts = (): readonly Shortcut[] => [...registered.values()]

/** Browsers use some of these keys themselves. */
const preventDefaultTask = createTask(({ event }: KeyPress) => event.preventDefault())

export function createShortcut(options: ShortcutOptions): Shortcut {
  const { id, group, chord, when, worksInFields = false, worksOverDialogs = false, worksInPip = false } = options

  const pressed = createEvent()

  const received = sample({
    clock: keyPressed,
    source: { isRequested: when, areSingleKeysOn: $areSingleKeysOn, isSequencePending: $isSequencePending },
    filter: ({ isRequested, areSingleKeysOn, isSequencePending }, press) =>
      isRequested && (!isSingleKey(chord) || (areSingleKeysOn && !isSequencePending)) && isEnabledHere(press),
    fn: (_, press) => press,
  })
  sample({ clock: received, target: preventDefaultTask })
  sample({
    clock: received,
    filter: ({ event, isBlocked }) => !event.repeat && (worksOverDialogs || !isBlocked),
    fn: () => {},
    target: pressed,
  })

  function isEnabledHere(press: KeyPress): boolean {
    if (press.isInPipWindow && !worksInPip) return false
    if (!matchesChord(press.event, chord) || isAltGr(press) || isComposing(press.event)) return false
    const { target } = press.event
    if (isSingleKey(chord) && (isTypeaheadTarget(target) || (!worksOverDialogs && isInPopover(target)))) return false
    return worksInFields || !isTextField(target)
  }

  const shortcut = { id, group, chord, pressed }
  registered.set(id, shortcut)
  return shortcut
}
