export { $isSwitching, clinicChosen, clinicSwitched, switchFailed } from './model/clinic-switch'
export { $isSwitchBlocked, switchBlockedChanged } from './model/switch-flow'
export { ClinicSwitcher } from './ui/ClinicSwitcher'
export { SwitchLoader } from './ui/SwitchLoader'
