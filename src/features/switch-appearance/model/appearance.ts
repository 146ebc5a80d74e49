import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage, prefersDarkMode, showAppearance } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import {
  APPEARANCE_OPTIONS,
  type Appearance,
  type Layout,
  type Mode,
  parseOption,
  type Skin,
} from './appearance-options'

/** The script in `index.html` reads the same keys before the first paint. */
const KEYS: Record<keyof Appearance, string> = { mode: 'portal.mode', skin: 'portal.skin', layout: 'portal.layout' }

// Events
const optionChosen = createEvent<Partial<Appearance>>()
export const modeChosen = optionChosen.prepend((mode: Mode) => ({ mode }))
export const skinChosen = optionChosen.prepend((skin: Skin) => ({ skin }))
export const layoutChosen = optionChosen.prepend((layout: Layout) => ({ layout }))
const optionChanged = createEvent<Partial<Appearance>>()

// Effects
const readAppearanceFx = createEffect(
  (): Appearance => ({
    mode: parseOption(APPEARANCE_OPTIONS.mode, deviceStorage.read(KEYS.mode)) ?? (prefersDarkMode() ? 'dark' : 'light'),
    skin: parseOption(APPEARANCE_OPTIONS.skin, deviceStorage.read(KEYS.skin)) ?? 'default',
    layout: parseOption(APPEARANCE_OPTIONS.layout, deviceStorage.read(KEYS.layout)) ?? 'vertical',
  }),
)
const showAppearanceFx = createEffect(showAppearance)
const saveOptionFx = createEffect((choice: Partial<Appearance>) => {
  for (const [name, value] of Object.entries(choice)) deviceStorage.write(KEYS[name as keyof Appearance], value)
})

// Stores
const $appearance = createStore<Appearance>({ mode: 'light', skin: 'default', layout: 'vertical' })
export const $mode = $appearance.map(({ mode }) => mode)
export const $skin = $appearance.map(({ skin }) => skin)
export const $layout = $appearance.map(({ layout }) => layout)

// Connections
sample({ clock: appStarted, target: readAppearanceFx })
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'preferences-changed',
  fn: () => {},
  target: readAppearanceFx,
})
sample({ clock: readAppearanceFx.doneData, target: [$appearance, showAppearanceFx] })

sample({
  clock: optionChosen,
  source: $appearance,
  filter: (appearance, choice) =>
    !Object.entries(choice).every(([name, value]) => appearance[name as keyof Appearance] === value),
  fn: (_, choice) => choice,
  target: optionChanged,
})
sample({ clock: optionChanged, target: saveOptionFx })
sample({ clock: saveOptionFx.done, fn: (): TabMessage => ({ kind: 'preferences-changed' }), target: tabMessageSent })
sample({
  clock: optionChanged,
  source: $appearance,
  fn: (appearance, choice): Appearance => ({ ...appearance, ...choice }),
  target: [$appearance, showAppearanceFx],
})
