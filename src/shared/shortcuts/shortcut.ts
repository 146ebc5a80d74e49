import { createEffect, createEvent, type Event, sample, type Store } from 'effector'
import type { ParseKeys } from 'i18next'
import { isTypeaheadTarget, hasBlockingModal, isTextField } from '@/shared/browser'
import { type Chord, isSingleKey, matchesChord } from './chord'
import { isAltGr, isComposing, type KeyPress, keyPressed } from './key-presses'
import { $areSingleKeysOn } from './single-keys'

/** What a shortcut does stands in `shortcuts.json`, under `labels`. */
export type ShortcutId = ParseKeys<'shortcuts', Record<never, never>, 'labels'>
export type ShortcutGroup = ParseKeys<'shortcuts', Record<never, never>, 'groups'>

interface ShortcutOptions {
  id: ShortcutId
  /** Under which heading the list shows it. */
  group: ShortcutGroup
  chord: Chord
  /** While it is false, the key is the browser's. */
  when: Store<boolean>
  /** Works also while the doctor is typing. */
  worksInFields?: boolean
  /** Works also while a dialog waits for an answer. */
  worksOverDialogs?: boolean
  /** Works also in a window of its own that a part of the page stands in. */
  worksInPip?: boolean
}

export interface Shortcut extends Pick<ShortcutOptions, 'id' | 'group' | 'chord'> {
  /** Once per press: a key that is held down says nothing new. */
  pressed: Event<void>
}

const registered = new Map<ShortcutId, Shortcut>()

/** Every shortcut of the portal, for the list of them. */
export const allShortcuts = (): readonly Shortcut[] => [...registered.values()]

/** The browser may have a use of its own for the key. */
const preventDefaultFx = createEffect(({ event }: KeyPress) => event.preventDefault())

/**
 * Binds keys that work anywhere and puts them on the list of shortcuts. Like a store, a shortcut is declared once, by the
 * model whose story it starts.
 */
export function createShortcut(options: ShortcutOptions): Shortcut {
  const { id, group, chord, when, worksInFields = false, worksOverDialogs = false, worksInPip = false } = options

  // Events
  const pressed = createEvent()

  // Effects
  /** No dialog of the page is in the way of another window. */
  const checkModalFx = createEffect(({ isInPipWindow }: KeyPress) => !isInPipWindow && hasBlockingModal())

  // Connections
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
    filter: (isInTheWay) => worksOverDialogs || !isInTheWay,
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
