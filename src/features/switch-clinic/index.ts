export { $hasFeatureWrites, $isSwitching, clinicChosen, featureWritesChanged } from './model/first-screen-state'
export { $hasPendingWrites } from './model/switch-flow'
export {
  $switchStartedAt,
  clinicSwitched,
  otherTabSwitchEnded,
  otherTabSwitchStarted,
  selectionStarted,
  switchFailed,
} from './model/switch-machine'
export { ClinicSwitcher } from './ui/ClinicSwitcher'
export { SwitchLoader } from './ui/SwitchLoader'
