import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage, prefersDarkMode, showAppearance } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type TabNews, tabNewsHeard, tabNewsTold } from '@/shared/tabs'
import {
  APPEARANCE_OPTIONS,
  type Appearance,
  type Layout,
  type Mode,
  readChoice,
  type Skin,
} from './appearance-options'

/** The script in `index.html` reads the same keys before the first paint. */
const KEYS: Record<keyof Appearance, string> = { mode: 'portal.mode', skin: 'portal.skin', layout: 'portal.layout' }

// What happened
const choiceMade = createEvent<Partial<Appearance>>()
export const modeChosen = choiceMade.prepend((mode: Mode) => ({ mode }))
export const skinChosen = choiceMade.prepend((skin: Skin) => ({ skin }))
export const layoutChosen = choiceMade.prepend((layout: Layout) => ({ layout }))
/** Chosen, and different from what is in force. */
const choiceChanged = createEvent<Partial<Appearance>>()

// What the world does for us
const readAppearanceFx = createEffect(
  (): Appearance => ({
    mode: readChoice(APPEARANCE_OPTIONS.mode, deviceStorage.read(KEYS.mode)) ?? (prefersDarkMode() ? 'dark' : 'light'),
    skin: readChoice(APPEARANCE_OPTIONS.skin, deviceStorage.read(KEYS.skin)) ?? 'default',
    layout: readChoice(APPEARANCE_OPTIONS.layout, deviceStorage.read(KEYS.layout)) ?? 'vertical',
  }),
)
const showAppearanceFx = createEffect(showAppearance)
const rememberChoiceFx = createEffect((choice: Partial<Appearance>) => {
  for (const [name, value] of Object.entries(choice)) deviceStorage.write(KEYS[name as keyof Appearance], value)
})

// State
const $appearance = createStore<Appearance>({ mode: 'light', skin: 'default', layout: 'vertical' })
export const $mode = $appearance.map(({ mode }) => mode)
export const $skin = $appearance.map(({ skin }) => skin)
export const $layout = $appearance.map(({ layout }) => layout)

// Flow
sample({ clock: appStarted, target: readAppearanceFx })
sample({
  clock: tabNewsHeard,
  filter: ({ kind }) => kind === 'preferences-changed',
  fn: () => {},
  target: readAppearanceFx,
})
sample({ clock: readAppearanceFx.doneData, target: [$appearance, showAppearanceFx] })

sample({
  clock: choiceMade,
  source: $appearance,
  filter: (appearance, choice) =>
    !Object.entries(choice).every(([name, value]) => appearance[name as keyof Appearance] === value),
  fn: (_, choice) => choice,
  target: choiceChanged,
})
sample({ clock: choiceChanged, target: rememberChoiceFx })
sample({ clock: rememberChoiceFx.done, fn: (): TabNews => ({ kind: 'preferences-changed' }), target: tabNewsTold })
sample({
  clock: choiceChanged,
  source: $appearance,
  fn: (appearance, choice): Appearance => ({ ...appearance, ...choice }),
  target: [$appearance, showAppearanceFx],
})
