export { ModeMenu } from './ui/ModeMenu'
export { $mode, type Mode, modeChosen } from './model/appearance'
