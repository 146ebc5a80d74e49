import { createEvent, createStore, sample } from 'effector'
import { deviceStorage, setThemeColor, showAppearance } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { createDevicePreference } from '@/shared/tabs'
import { type Appearance, type Layout, type Mode, readAppearance, type Skin, storageKey } from './appearance-options'

type Choice = { [Name in keyof Appearance]: { name: Name; value: Appearance[Name] } }[keyof Appearance]

// Events
const optionChosen = createEvent<Choice>()
export const modeChosen = optionChosen.prepend((value: Mode) => ({ name: 'mode', value }))
export const skinChosen = optionChosen.prepend((value: Skin) => ({ name: 'skin', value }))
export const layoutChosen = optionChosen.prepend((value: Layout) => ({ name: 'layout', value }))

const { loaded: appearanceLoaded, changed: optionChanged } = createDevicePreference({
  load: () => readAppearance((key) => deviceStorage.read(key)),
  save: ({ name, value }: Choice) => void deviceStorage.write(storageKey(name), value),
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
  filter: (appearance, { name, value }) => appearance[name] !== value,
  fn: (_, choice) => choice,
  target: optionChanged,
})
sample({
  clock: optionChanged,
  source: $appearance,
  fn: (appearance, { name, value }): Appearance => ({ ...appearance, [name]: value }),
  target: [$appearance, showAppearanceTask],
})
sample({ clock: $mode, target: setThemeColorTask })
