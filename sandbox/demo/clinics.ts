import type { Clinic, Doctor, WorkingHours } from '../clinics/clinic-store.ts'

const on = (start: string, end: string) => [{ start, end }]

const week = (
  weekday: { start: string; end: string }[],
  saturday: { start: string; end: string }[] = [],
): WorkingHours => ({
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday,
  sunday: [],
})

const withLunchBreak = [
  { start: '09:00', end: '12:30' },
  { start: '13:30', end: '18:00' },
]

const slots = (online_slot_duration: number, face_to_face_slot_duration: number) => ({
  online_slot_duration,
  face_to_face_slot_duration,
})

/** `share` is the clinic's fraction of all patients. */
export const DEMO_CLINICS: readonly { clinic: Clinic; share: number; doctors: readonly Doctor[] }[] = [
  {
    share: 0.55,
    clinic: {
      id: 1,
      uuid: '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11',
      name: 'Boğaziçi Tıp Merkezi',
      email: 'iletisim@bogazicitip.example',
      transactions: false,
      setting: { working_hours: week(on('08:30', '19:00'), on('09:00', '14:00')), online_booking: slots(15, 30) },
      accounting: { currency: 'TRY', vat_rate: 10, invoice_prefix: 'BTM', invoice_due_days: 30, e_invoice: true },
    },
    doctors: [
      { uuid: '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21', full_name: 'Dr. Ayşe Yılmaz', branch_name: 'Kardiyoloji' },
      { uuid: '1c0c6a52-6d0d-4b1e-8a49-0fa0c5b5d1e2', full_name: 'Dr. Mert Kaya', branch_name: 'Ortodonti' },
      {
        uuid: '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66',
        full_name: 'Prof. Dr. Şükrü Özdemir',
        branch_name: 'İç Hastalıkları',
      },
      {
        uuid: '2f6b1a7c-94f0-4c57-8b1f-6a7b0f0d9c13',
        full_name: 'Uzm. Dr. Işıl Güneş',
        branch_name: 'Göz Hastalıkları',
      },
      { uuid: '93d1a0de-1f55-4b0a-9a77-1d2f4c6e8b05', full_name: 'Dt. Çağla İnce', branch_name: 'Ağız ve Diş Sağlığı' },
      {
        uuid: 'a5b9d2e4-3c1f-4e8d-9f02-7b6c5d4e3f21',
        full_name: 'Dr. Ümit Doğan',
        branch_name: 'Ortopedi ve Travmatoloji',
      },
    ],
  },
  {
    share: 0.25,
    clinic: {
      id: 2,
      uuid: '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02',
      name: 'Ege Ağız ve Diş Sağlığı Polikliniği',
      email: 'bilgi@egeagizdis.example',
      transactions: false,
      setting: { working_hours: week(withLunchBreak, on('10:00', '16:00')), online_booking: slots(20, 40) },
      accounting: { currency: 'TRY', vat_rate: 10, invoice_prefix: 'EAD', invoice_due_days: 15, e_invoice: true },
    },
    doctors: [
      { uuid: '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21', full_name: 'Dr. Ayşe Yılmaz', branch_name: 'Kardiyoloji' },
      { uuid: 'd7e8f901-2a3b-4c5d-8e6f-708192a3b4c5', full_name: 'Dt. Gökhan Ateş', branch_name: 'Endodonti' },
      { uuid: 'c6d7e8f9-1a2b-4b3c-9d4e-5f60718293a4', full_name: 'Dt. Selin Öztürk', branch_name: 'Periodontoloji' },
      { uuid: 'b5c6d7e8-0f1a-4a2b-8c3d-4e5f60718293', full_name: 'Dt. Barış Çetin', branch_name: 'Pedodonti' },
    ],
  },
  {
    share: 0.15,
    clinic: {
      id: 3,
      uuid: 'b1a7c9d3-5e2f-4d86-8c40-6f9e0b2a7d34',
      name: 'Kapadokya Kalp ve Damar Kliniği',
      email: 'randevu@kapadokyakalp.example',
      transactions: true,
      setting: { working_hours: week(on('08:00', '17:00')), online_booking: slots(10, 20) },
      accounting: { currency: 'TRY', vat_rate: 10, invoice_prefix: 'KKD', invoice_due_days: 45, e_invoice: false },
    },
    doctors: [
      { uuid: '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21', full_name: 'Dr. Ayşe Yılmaz', branch_name: 'Kardiyoloji' },
      {
        uuid: 'e8f90123-3b4c-4d5e-9f70-8192a3b4c5d6',
        full_name: 'Doç. Dr. Hülya Şen',
        branch_name: 'Kalp ve Damar Cerrahisi',
      },
      { uuid: 'f9012345-4c5d-4e6f-8071-92a3b4c5d6e7', full_name: 'Uzm. Dr. Levent Aktaş', branch_name: 'Kardiyoloji' },
    ],
  },
  {
    share: 0.05,
    clinic: {
      id: 4,
      uuid: 'e4c80f6b-7d19-4a53-b2e6-90f1d3c5a768',
      name: 'Karadeniz Çocuk Sağlığı Merkezi',
      email: 'merhaba@karadenizcocuk.example',
      transactions: false,
      setting: { working_hours: week(on('09:00', '18:00'), on('09:00', '13:00')), online_booking: slots(15, 25) },
      accounting: { currency: 'TRY', vat_rate: 10, invoice_prefix: 'KCS', invoice_due_days: 30, e_invoice: true },
    },
    doctors: [
      { uuid: '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21', full_name: 'Dr. Ayşe Yılmaz', branch_name: 'Kardiyoloji' },
      {
        uuid: '01234567-5d6e-4f70-9182-a3b4c5d6e7f8',
        full_name: 'Uzm. Dr. Ömer Kılıç',
        branch_name: 'Çocuk Sağlığı ve Hastalıkları',
      },
    ],
  },
]
