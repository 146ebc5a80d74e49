import { createEvent, createStore, restore, sample } from 'effector'
import { $isSignedIn } from '@/shared/auth'
import { isComposing, isPageTarget } from '@/shared/browser'
import { createTask, debounce } from '@/shared/lib/effector'
import { $language, locationChanged, navigationStarted, type RouteId } from '@/shared/routes'
import {
  $areSingleKeysOn,
  isAltGr,
  type KeyPress,
  letterOf,
  sequencePendingChanged,
  shortcutsChecked,
} from '@/shared/shortcuts'
import { screenOfLetter } from '../lib/go-to-screens'

const FIRST_KEY = 'g'
/** Long enough to read the hint. */
const SECOND_KEY_TIMEOUT_MS = 4_000

const MODIFIERS = ['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift']

// Events
/** The user has typed the letter of a screen, which is not necessarily one that this user may open. */
export const goToRequested = createEvent<RouteId>()

// Effects
const readLetterTask = createTask((press: KeyPress) => ({ press, letter: pageLetterOf(press) }))
const preventDefaultTask = createTask(({ event }: KeyPress) => event.preventDefault())

// Stores
/** True between the two keys of the sequence. */
export const $isPending = createStore(false)

// Connections
sample({
  clock: shortcutsChecked,
  filter: ({ event }) => !event.repeat && !MODIFIERS.includes(event.key),
  target: readLetterTask,
})
const keyRead = sample({
  clock: readLetterTask.doneData,
  source: { isPending: $isPending, areSingleKeysOn: $areSingleKeysOn, isSignedIn: $isSignedIn },
  fn: ({ isPending, areSingleKeysOn, isSignedIn }, { press, letter }) => ({
    press,
    isPending,
    letter: areSingleKeysOn && isSignedIn ? letter : null,
  }),
})
export const firstKeyPressed = keyRead.filter({ fn: ({ isPending, letter }) => !isPending && letter === FIRST_KEY })
/** Any key but a modifier after the first one. A key that is no letter of a screen ends the sequence too. */
const secondKeyPressed = keyRead.filter({ fn: ({ isPending }) => isPending })

/** The screen opens when the permissions are known, unless another key or address comes first. */
export const $requestedScreen = restore(goToRequested, null).reset(keyRead, navigationStarted, locationChanged)

$isPending.on(firstKeyPressed, () => true).reset(secondKeyPressed, debounce(firstKeyPressed, SECOND_KEY_TIMEOUT_MS))
sample({ clock: $isPending, target: sequencePendingChanged })
sample({
  clock: [firstKeyPressed, secondKeyPressed],
  filter: ({ press, letter }) => letter !== null || press.event.key === 'Escape',
  fn: ({ press }) => press,
  target: preventDefaultTask,
})
const screenChosen = sample({
  clock: secondKeyPressed,
  source: $language,
  fn: (language, { letter }) => screenOfLetter(letter, language),
}).filterMap((screen) => screen)
sample({ clock: screenChosen, target: goToRequested })

/** Null unless a key without modifier is pressed on the page itself and no shortcut has taken it. */
function pageLetterOf(press: KeyPress): string | null {
  const { event, isInPipWindow } = press
  if (event.defaultPrevented || isInPipWindow || isAltGr(press) || isComposing(event)) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  return isPageTarget(event.target) ? letterOf(event) : null
}
