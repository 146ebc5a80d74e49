import type { NewAccount, Permissions } from '../accounts/account-store.ts'
import type { DoctorSetting } from '../clinics/clinic-store.ts'

export const DEMO_PASSWORD = 'demo'

const REPORTS = [
  'reports_treatments',
  'reports_treatments_passed',
  'reports_applied_treatments',
  'reports_not_consent_treatments',
  'end_of_day',
  'sms_reports',
]
const FINANCE = ['manager_finance', 'patient_finance', 'supplier_finance', 'bank_finance']

const everything: Permissions = {
  calendar: ['calendar_show'],
  patient: ['patient_appointment_list', 'patient_list'],
  system: ['system_mbys'],
  reports: REPORTS,
  patient_transfer: ['patient_transfer_clinic_list', 'patient_transfer_incoming', 'patient_transfer_outgoing'],
  crm: [],
  finance: FINANCE,
  settings: [],
}

const NO_OVERRIDE: DoctorSetting = { working_hours: null, online_booking_override: null }

const OVERRIDDEN_HOURS: DoctorSetting = {
  working_hours: {
    monday: [
      { start: '09:00', end: '12:30' },
      { start: '13:30', end: '18:00' },
    ],
    wednesday: [{ start: '09:00', end: '18:00' }],
    friday: [{ start: '13:00', end: '18:00' }],
    saturday: [],
    sunday: [],
  },
  online_booking_override: {
    enabled: true,
    online_slot_duration_override: 20,
    face_to_face_slot_duration_override: 45,
  },
}

export interface DemoAccount {
  purpose: string
  account: Omit<NewAccount, 'password_hash'>
  memberships: readonly { clinic: number; doctorSetting: DoctorSetting }[]
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    purpose: 'doctor of 4 clinics, all permissions, is a patient too',
    account: {
      uuid: '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21',
      email: 'doctor@demo.clinic',
      name: 'Ayşe',
      surname: 'Yılmaz',
      phone_code: '+90',
      phone_number: '5321234567',
      gender: 'F',
      user_code: 'DR-10482',
      pin: '4827',
      is_doctor: true,
      is_patient: true,
      permissions: everything,
    },
    memberships: [
      { clinic: 1, doctorSetting: OVERRIDDEN_HOURS },
      { clinic: 2, doctorSetting: NO_OVERRIDE },
      { clinic: 3, doctorSetting: NO_OVERRIDE },
      { clinic: 4, doctorSetting: NO_OVERRIDE },
    ],
  },
  {
    purpose: 'doctor of 1 clinic; calendar, appointment list and patient list only',
    account: {
      uuid: '1c0c6a52-6d0d-4b1e-8a49-0fa0c5b5d1e2',
      email: 'single@demo.clinic',
      name: 'Mert',
      surname: 'Kaya',
      phone_code: '90',
      phone_number: '5427654321',
      gender: 'M',
      user_code: 'DR-20917',
      pin: '0042',
      is_doctor: true,
      is_patient: false,
      permissions: { calendar: ['calendar_show'], patient: ['patient_appointment_list', 'patient_list'] },
    },
    memberships: [{ clinic: 1, doctorSetting: NO_OVERRIDE }],
  },
  {
    purpose: 'staff of 2 clinics; reports, finance, CRM, incoming patient transfers',
    account: {
      uuid: '4a1d7e92-8c35-4f60-b7d1-25e9c0a3f846',
      email: 'staff@demo.clinic',
      name: 'Elif',
      surname: 'Şahin',
      phone_code: '+90',
      phone_number: '5559876543',
      gender: 'F',
      user_code: 'PR-30558',
      pin: '1907',
      is_doctor: false,
      is_patient: false,
      permissions: { reports: REPORTS, finance: FINANCE, crm: [], patient_transfer: ['patient_transfer_incoming'] },
    },
    memberships: [
      { clinic: 1, doctorSetting: NO_OVERRIDE },
      { clinic: 2, doctorSetting: NO_OVERRIDE },
    ],
  },
  {
    purpose: 'no clinic, no permission',
    account: {
      uuid: '9e5f3b80-1d47-4c2a-86f9-7b0e4d1c5a23',
      email: 'bare@demo.clinic',
      name: 'Deniz',
      surname: 'Aksoy',
      phone_code: null,
      phone_number: null,
      gender: null,
      user_code: 'PR-40003',
      pin: '3310',
      is_doctor: false,
      is_patient: false,
      permissions: {},
    },
    memberships: [],
  },
]
