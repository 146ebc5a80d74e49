import './model/switch-flow'

export { $isSwitchBlocked, $isSwitching, clinicSwitched, switchBlockedChanged } from './model/clinic-switch'
export { switchFailed, switchStarted } from './model/clinic-switch'
export { confirmationRequested } from './model/switch-confirmation'
export { clinicChosen, externalSwitchReceived } from './model/switch-request'
export { ClinicSwitcher } from './ui/ClinicSwitcher'
export { SwitchLoader } from './ui/SwitchLoader'
