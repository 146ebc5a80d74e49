import type { NewAccount } from '../../../sandbox/accounts/account-store.ts'
import { hashPassword } from '../../../sandbox/accounts/passwords.ts'
import type { DoctorSetting } from '../../../sandbox/clinics/clinic-store.ts'
import type { Platform } from '../../../sandbox/platform.ts'
import type { PlatformStates } from '../../provider-states.ts'
import type { SandboxDoctor } from './doctor.ts'
import { noPreparation, type StateHandlers } from './state-handlers.ts'

type DoctorState =
  | 'the doctor is signed in'
  | 'the session is over'
  | 'a doctor can sign in'
  | 'too many attempts to sign in were made'
  | 'the doctor has this user info'
  | 'the doctor has a patient account too'
  | 'the doctor has no patient account'
  | 'the account is no user of the patient site'
  | 'the doctor may not see finance'
  | 'the doctor may not search patients'
  | 'the doctor works in one clinic'
  | 'the doctor works in no clinic'
  | 'there is a clinic in which the doctor does not work'

export const doctorStates = ({ control }: Platform, doctor: SandboxDoctor): StateHandlers<DoctorState> => ({
  'the doctor is signed in': ({ token }) => doctor.signIn(token),
  // The sandbox has no session with this token.
  'the session is over': noPreparation,
  'a doctor can sign in': ({ email, password }) => doctor.register({ email, password_hash: hashPassword(password) }),
  // The sandbox does not count attempts, so the response is an injected fault.
  'too many attempts to sign in were made': () =>
    control.addFault({ operationId: 'signIn', status: 429, delayMs: 0, times: 1 }),

  'the doctor has this user info': ({ userInfo }) => doctor.switchTo(accountOf(userInfo)),
  'the doctor has a patient account too': () => doctor.switchTo({ is_patient: true }),
  'the doctor has no patient account': () => doctor.switchTo({ is_patient: false }),
  'the account is no user of the patient site': () => doctor.switchTo({ is_doctor: false }),
  'the doctor may not see finance': () => doctor.switchTo({ permissions: {} }),
  'the doctor may not search patients': () => doctor.switchTo({ permissions: {} }),
  'the doctor works in one clinic': ({ company: { uuid, company_name, email, doctor_setting } }) =>
    doctor.moveTo(
      doctor.addClinic({ uuid, name: company_name ?? '', email: email ?? '' }),
      doctor_setting as DoctorSetting,
    ),
  'the doctor works in no clinic': () => doctor.switchTo({}, []),
  'there is a clinic in which the doctor does not work': ({ uuid }) => doctor.addClinic({ uuid }),
})

const accountOf = (info: PlatformStates['the doctor has this user info']['userInfo']): Partial<NewAccount> => ({
  uuid: info.uuid,
  name: info.name ?? '',
  surname: info.surname ?? '',
  email: info.email ?? '',
  phone_code: info.phone_code ?? null,
  phone_number: info.phone_number ?? null,
  gender: info.gender ?? null,
  user_code: info.user_code ?? '',
  pin: String(info.pin),
  permissions: info.permissions as NewAccount['permissions'],
})
