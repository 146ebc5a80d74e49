export {
  $hasFeatureWrites,
  $isSwitching,
  clinicChosen,
  clinicSwitched,
  featureWritesChanged,
  switchFailed,
} from './model/clinic-switch'
export { $hasPendingWrites } from './model/switch-flow'
export { ClinicSwitcher } from './ui/ClinicSwitcher'
export { SwitchLoader } from './ui/SwitchLoader'
