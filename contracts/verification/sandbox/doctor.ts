import { randomUUID } from 'node:crypto'
import type { Account, NewAccount } from '../../../sandbox/accounts/account-store.ts'
import type { Clinic, Doctor, DoctorSetting } from '../../../sandbox/clinics/clinic-store.ts'
import type { Services } from '../../../sandbox/services.ts'

export interface Membership {
  clinic: Clinic
  doctorSetting: DoctorSetting
}

export type SandboxDoctor = ReturnType<typeof createSandboxDoctor>

const AS_THE_CLINIC: DoctorSetting = { working_hours: null, online_booking_override: null }
const FIRST_CLINIC = 100

/** The doctor whom the pacts speak of: somebody new in each interaction, in a clinic of their own with nothing in it. */
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

  /** From now on the token belongs to this person. */
  const switchTo = (person: Partial<NewAccount>, memberships = ownClinic()): void => {
    const id = accounts.add({ ...otherUser(), ...person })
    for (const membership of memberships) clinics.addMember(id, membership.clinic.id, membership.doctorSetting)
    account = accounts.get(id)
    if (!account) throw new Error('the account that was just made is not there')
    sessions.open(account, token)
  }

  const moveTo = (to: Clinic, doctorSetting: DoctorSetting = AS_THE_CLINIC): void => {
    clinic = to
    switchTo({}, [{ clinic: to, doctorSetting }])
  }

  const ownClinic = (): Membership[] => (clinic ? [{ clinic, doctorSetting: AS_THE_CLINIC }] : [])

  return {
    addClinic,
    become: switchTo,
    moveTo,

    /** Somebody who has not signed in yet. */
    register: (person: Partial<NewAccount>): number => accounts.add({ ...otherUser(), ...person }),

    signIn(sessionToken: string): void {
      token = sessionToken
      moveTo(addClinic())
    },

    get clinic(): Clinic {
      if (!clinic) throw new Error('nobody has signed in')
      return clinic
    },

    get email(): string {
      if (!account) throw new Error('nobody has signed in')
      return account.email
    },
  }
}

const otherUser = (): NewAccount => ({
  uuid: randomUUID(),
  email: `${randomUUID()}@sandbox.example`,
  // Nobody signs in with it: no password has this hash.
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
