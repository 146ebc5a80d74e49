export { ModeMenu } from './ui/ModeMenu'
export { ModeOptions } from './ui/ModeOptions'
export { $layout, $mode, $skin, layoutChosen, modeChosen, skinChosen } from './model/appearance'
export type { Layout, Mode, Skin } from './model/appearance-options'
