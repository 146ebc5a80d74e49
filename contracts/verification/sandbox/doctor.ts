import { randomUUID } from 'node:crypto'
import type { Account, NewAccount } from '../../../sandbox/accounts/account-store.ts'
import type { Clinic, Doctor, DoctorSetting } from '../../../sandbox/clinics/clinic-store.ts'
import type { Services } from '../../../sandbox/services.ts'

export interface Membership {
  clinic: Clinic
  doctorSetting: DoctorSetting
}

export type SandboxDoctor = ReturnType<typeof createSandboxDoctor>

const NO_OVERRIDES: DoctorSetting = { working_hours: null, online_booking_override: null }
const FIRST_CLINIC = 100

/** The doctor of the pacts: a new account in a new, empty clinic for each interaction. */
export const createSandboxDoctor = ({ accounts, clinics, sessions }: Services) => {
  let token = ''
  let account: Account | null = null
  let clinic: Clinic | null = null
  let clinicId = FIRST_CLINIC

  const addClinic = (overrides: Partial<Clinic> = {}, doctors: readonly Doctor[] = []): Clinic => {
    clinicId += 1
    const added: Clinic = {
      id: clinicId,
      uuid: randomUUID(),
      name: `Klinik ${clinicId}`,
      email: `klinik-${clinicId}@sandbox.example`,
      transactions: false,
      setting: { working_hours: {}, online_booking: { online_slot_duration: 15, face_to_face_slot_duration: 30 } },
      accounting: {},
      ...overrides,
    }
    clinics.add(added, doctors)
    return added
  }

  const switchTo = (overrides: Partial<NewAccount>, memberships = ownClinic()): void => {
    const id = accounts.add({ ...newAccount(), ...overrides })
    for (const membership of memberships) clinics.addMember(id, membership.clinic.id, membership.doctorSetting)
    account = accounts.get(id)
    if (!account) throw new Error('the new account was not stored')
    sessions.open(account, token)
  }

  const moveTo = (to: Clinic, doctorSetting: DoctorSetting = NO_OVERRIDES): void => {
    clinic = to
    switchTo({}, [{ clinic: to, doctorSetting }])
  }

  const ownClinic = (): Membership[] => (clinic ? [{ clinic, doctorSetting: NO_OVERRIDES }] : [])

  return {
    addClinic,
    switchTo,
    moveTo,

    register: (overrides: Partial<NewAccount>): number => accounts.add({ ...newAccount(), ...overrides }),

    signIn(sessionToken: string): void {
      token = sessionToken
      moveTo(addClinic())
    },

    get clinic(): Clinic {
      if (!clinic) throw new Error('no doctor is signed in')
      return clinic
    },

    get email(): string {
      if (!account) throw new Error('no doctor is signed in')
      return account.email
    },
  }
}

const newAccount = (): NewAccount => ({
  uuid: randomUUID(),
  email: `${randomUUID()}@sandbox.example`,
  // No password has this hash.
  password_hash: '',
  name: 'Ayşe',
  surname: 'Yılmaz',
  phone_code: '+90',
  phone_number: '5321234567',
  gender: 'F',
  user_code: 'DR-10482',
  pin: '4827',
  is_doctor: true,
  is_patient: false,
  permissions: { reports: [], patient: ['patient_list'], finance: ['manager_finance'], crm: [] },
})
