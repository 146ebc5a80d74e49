import { createEffect, createEvent, type Event, sample, type Store } from 'effector'
import type { ParseKeys } from 'i18next'
import { isTypeaheadTarget, hasBlockingModal, isTextField } from '@/shared/browser'
import { type Chord, isSingleKey, matchesChord } from './chord'
import { isAltGr, isComposing, type KeyPress, keyPressed } from './key-presses'
import { $areSingleKeysOn } from './single-keys'

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
const preventDefaultFx = createEffect(({ event }: KeyPress) => event.preventDefault())

export function createShortcut(options: ShortcutOptions): Shortcut {
  const { id, group, chord, when, worksInFields = false, worksOverDialogs = false, worksInPip = false } = options

  const pressed = createEvent()

  /** A dialog of the page does not block the picture-in-picture window. */
  const checkModalFx = createEffect(({ isInPipWindow }: KeyPress) => !isInPipWindow && hasBlockingModal())

  const received = sample({
    clock: keyPressed,
    source: { isRequested: when, areSingleKeysOn: $areSingleKeysOn },
    filter: ({ isRequested, areSingleKeysOn }, press) =>
      isRequested && (areSingleKeysOn || !isSingleKey(chord)) && isEnabledHere(press),
    fn: (_, press) => press,
  })
  sample({ clock: received, target: preventDefaultFx })
  sample({ clock: received, filter: ({ event }) => !event.repeat, target: checkModalFx })
  sample({
    clock: checkModalFx.doneData,
    filter: (isBlocked) => worksOverDialogs || !isBlocked,
    fn: () => {},
    target: pressed,
  })

  function isEnabledHere(press: KeyPress): boolean {
    if (press.isInPipWindow && !worksInPip) return false
    if (!matchesChord(press.event, chord) || isAltGr(press) || isComposing(press)) return false
    if (isSingleKey(chord) && isTypeaheadTarget(press.event.target)) return false
    return worksInFields || !isTextField(press.event.target)
  }

  const shortcut = { id, group, chord, pressed }
  registered.set(id, shortcut)
  return shortcut
}
