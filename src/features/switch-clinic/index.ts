export { $isSwitching, clinicChosen, clinicSwitched, switchFailed } from './model/clinic-switch'
export { $hasPendingWrites, pendingWritesChanged } from './model/switch-flow'
export { ClinicSwitcher } from './ui/ClinicSwitcher'
export { SwitchLoader } from './ui/SwitchLoader'
