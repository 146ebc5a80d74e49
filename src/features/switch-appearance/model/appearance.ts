import { createEvent, createStore, sample } from 'effector'
import { deviceStorage, setThemeColor, showAppearance } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { createDevicePreference } from '@/shared/tabs'
import { type Appearance, type Layout, type Mode, readAppearance, type Skin, storageKey } from './appearance-options'

// Events
const optionChosen = createEvent<Partial<Appearance>>()
export const modeChosen = optionChosen.prepend((mode: Mode) => ({ mode }))
export const skinChosen = optionChosen.prepend((skin: Skin) => ({ skin }))
export const layoutChosen = optionChosen.prepend((layout: Layout) => ({ layout }))

const { loaded: appearanceLoaded, changed: optionChanged } = createDevicePreference({
  load: () => readAppearance((key) => deviceStorage.read(key)),
  save(choice: Partial<Appearance>) {
    for (const [name, value] of Object.entries(choice)) deviceStorage.write(storageKey(name as keyof Appearance), value)
  },
})

// Effects
const showAppearanceTask = createTask(showAppearance)
const setThemeColorTask = createTask(setThemeColor)

// Stores
const $appearance = createStore<Appearance>({ mode: 'light', skin: 'default', layout: 'vertical' })
export const $mode = $appearance.map(({ mode }) => mode)
export const $skin = $appearance.map(({ skin }) => skin)
export const $layout = $appearance.map(({ layout }) => layout)

// Connections
sample({ clock: appearanceLoaded, target: [$appearance, showAppearanceTask] })

sample({
  clock: optionChosen,
  source: $appearance,
  filter: (appearance, choice) =>
    !Object.entries(choice).every(([name, value]) => appearance[name as keyof Appearance] === value),
  fn: (_, choice) => choice,
  target: optionChanged,
})
sample({
  clock: optionChanged,
  source: $appearance,
  fn: (appearance, choice): Appearance => ({ ...appearance, ...choice }),
  target: [$appearance, showAppearanceTask],
})
sample({ clock: $mode, target: setThemeColorTask })
