import { clinicTimestampOn } from '../clinic-time.ts'
import type { NewReminder } from '../reminders/reminder-store.ts'
import type { Random } from './random.ts'

interface Template {
  type: string | null
  note: string
  /** Days from today. */
  day: number
  time: string
  read?: boolean
  createdBy?: string | null
  /** Any patient if absent. */
  patient?: 'locked' | 'longName' | 'none'
}

const FULL: readonly Template[] = [
  {
    type: 'critical',
    note: 'Penisilin alerjisi var, reçete yazmadan önce dosyayı kontrol edin.',
    day: 0,
    time: '09:00',
  },
  { type: 'doctor', note: 'Kan tahlili sonuçları ile birlikte kontrol randevusu verilecek.', day: 0, time: '10:30' },
  { type: 'nurse', note: 'Pansuman değişimi', day: 0, time: '11:15', createdBy: 'Hemşire Elif Şahin' },
  {
    type: 'patient',
    note: 'Hasta ilaçlarının bittiğini bildirdi, yeni reçete istiyor.',
    day: 0,
    time: '13:00',
    createdBy: 'Hasta Portalı',
  },
  {
    type: 'call_center',
    note: 'Hasta arandı, ulaşılamadı. Öğleden sonra tekrar aranacak.',
    day: 0,
    time: '14:45',
    createdBy: 'Çağrı Merkezi',
  },
  { type: 'accounting', note: 'Son iki seansın ödemesi bekleniyor.', day: 0, time: '16:00', createdBy: 'Muhasebe' },
  {
    type: 'insurance',
    note: 'Özel sigorta provizyonu onaylandı, işlem 15 gün içinde yapılmalı.',
    day: 0,
    time: '16:30',
    createdBy: 'Sigorta Birimi',
  },
  {
    type: 'medication',
    note: 'Kumadin dozu değişti; INR kontrolü için laboratuvara yönlendirin.',
    day: 0,
    time: '17:30',
    patient: 'locked',
  },
  { type: 'task', note: 'Epikriz raporu hazırlanacak', day: 1, time: '09:00' },
  {
    type: 'admin',
    note: 'KVKK aydınlatma metni imzalatılacak.',
    day: 1,
    time: '09:30',
    createdBy: 'Yönetim',
    patient: 'locked',
  },
  {
    type: 'doctor',
    note: 'Ameliyat öncesi anestezi konsültasyonu istenecek.',
    day: 1,
    time: '11:00',
    patient: 'locked',
  },
  {
    type: 'nurse',
    note: 'Tansiyon takibi: sabah ve akşam ölçümleri dosyaya işlenecek 🩺 ve doktora bildirilecek.',
    day: 2,
    time: '08:30',
  },
  {
    type: 'critical',
    note: 'Gebelik şüphesi: röntgen çekilmeden önce test sonucu beklenmeli.',
    day: 2,
    time: '10:00',
    patient: 'locked',
  },
  {
    type: 'call_center',
    note: 'Kontrol randevusu hatırlatması yapılacak.',
    day: 3,
    time: '12:00',
    createdBy: 'Çağrı Merkezi',
  },
  { type: 'insurance', note: 'Fizik tedavi seansları için ek provizyon istenecek.', day: 5, time: '15:00' },
  { type: 'task', note: 'Diş protezi laboratuvardan teslim alınacak.', day: 7, time: '10:00', patient: 'longName' },
  { type: 'doctor', note: 'Altı aylık kontrol', day: 30, time: '09:00' },
  {
    type: 'accounting',
    note: 'Fatura adresi güncellenecek.',
    day: -1,
    time: '15:20',
    read: true,
    createdBy: 'Muhasebe',
  },
  { type: 'patient', note: 'Tahlil sonucunu e-posta ile istiyor.', day: -1, time: '10:10', createdBy: 'Hasta Portalı' },
  { type: 'nurse', note: 'Aşı kartı fotokopisi alındı.', day: -2, time: '14:00', read: true },
  {
    type: 'medication',
    note: 'Antibiyotik tedavisi bugün bitiyor, kontrol muayenesi gerekli mi sorulacak.',
    day: -3,
    time: '09:45',
  },
  {
    type: 'admin',
    note: 'Stok sayımı pazartesi günü yapılacak.',
    day: -3,
    time: '08:00',
    patient: 'none',
    createdBy: 'Yönetim',
  },
  { type: 'task', note: '<b>Önemli:</b> dosya < 5 yıl ise arşive gönderme & taramayı bekle.', day: 4, time: '17:00' },
  {
    type: 'lab',
    note: 'Türü tanınmayan bir hatırlatma: laboratuvar sonucu geldi.',
    day: 0,
    time: '18:15',
    createdBy: null,
  },
]

const SHORT = FULL.filter((_, index) => index % 4 === 0)

export interface ReminderPatients {
  any: readonly number[]
  locked: readonly number[]
  longName: number | null
}

export const demoReminders = (clinic: number, patients: ReminderPatients, today: Date, random: Random): NewReminder[] =>
  (clinic === 1 ? FULL : SHORT).map(
    ({ type, note, day, time, read = false, createdBy = 'Dr. Ayşe Yılmaz', patient }) => ({
      uuid: random.uuid(),
      clinic,
      account: null,
      patient: patientFor(patient, patients, random),
      note,
      type,
      remind_at: clinicTimestampOn(today, day, time),
      read,
      created_by: createdBy,
    }),
  )

const patientFor = (requested: Template['patient'], patients: ReminderPatients, random: Random): number | null => {
  const pickFrom = (ids: readonly number[]) => (ids.length > 0 ? random.pick(ids) : null)
  switch (requested) {
    case 'none':
      return null
    case 'locked':
      return pickFrom(patients.locked)
    case 'longName':
      return patients.longName ?? pickFrom(patients.any)
    case undefined:
      return pickFrom(patients.any)
  }
}
