export { ModeMenu, ModeOptions, useModeOptions } from './ui/ModeMenu'
export { $layout, $mode, $skin, layoutChosen, modeChosen, skinChosen } from './model/appearance'
export type { Layout, Mode } from './model/appearance-options'
