// Internals of features for tests of other slices.
export { submitFx, ticketSubmitted } from '@/features/create-ticket/model/submit-ticket'
export { screenLocked } from '@/features/lock-screen/model/screen-lock'
export { printFx } from '@/features/print-label/model/label'
export { $isPaletteOpen } from '@/features/search-patients/model/palette'
export { sendTransactionsFx } from '@/features/send-transactions/model/transactions'
export { signOutFx } from '@/features/sign-out/model/sign-out'
export { pinVerification } from '@/features/unlock-pin/model/access-request'
export { $openedPatient } from '@/features/view-patient/model/patient-card'
