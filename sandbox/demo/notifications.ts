import { clinicTimestampOn } from '../clinic-time.ts'
import type { Doctor } from '../clinics/clinic-store.ts'
import type { StoredNotification } from '../notifications/notification-store.ts'
import type { Random } from './random.ts'

interface Template {
  message: string
  appointment_type: string
  type: string
  priority: number | null
  background_color: string | null
  created_by: string
  isHidden?: boolean
}

const TEMPLATES: readonly Template[] = [
  {
    message: 'Hasta randevusunu 15 dakika erkene almak istiyor.',
    appointment_type: 'Kontrol',
    type: 'appointment',
    priority: 2,
    background_color: '#FDE68A',
    created_by: 'Çağrı Merkezi',
  },
  {
    message: 'Göğüs ağrısı şikâyetiyle acil randevu oluşturuldu.',
    appointment_type: 'Muayene',
    type: 'critical',
    priority: 3,
    background_color: '#FECACA',
    created_by: 'Danışma',
  },
  {
    message: 'Randevu iptal edildi: hasta şehir dışında.',
    appointment_type: 'Seans',
    type: 'cancellation',
    priority: 1,
    background_color: '#E5E7EB',
    created_by: 'Hasta Portalı',
  },
  {
    message: 'Yeni online randevu alındı.',
    appointment_type: 'Online Görüşme',
    type: 'appointment',
    priority: 1,
    background_color: '#BFDBFE',
    created_by: 'Hasta Portalı',
  },
  {
    message: 'Hasta kliniğe geldi, bekleme salonunda.',
    appointment_type: 'Muayene',
    type: 'arrival',
    priority: 2,
    background_color: '#BBF7D0',
    created_by: 'Danışma',
  },
  {
    message: 'Kan tahlili sonucu referans aralığının dışında; muayeneden önce görülmeli.',
    appointment_type: 'Kontrol',
    type: 'critical',
    priority: 3,
    background_color: '#b91c1c',
    created_by: 'Laboratuvar',
  },
  {
    message: 'Randevu saati değiştirildi.',
    appointment_type: 'Seans',
    type: 'appointment',
    priority: 2,
    background_color: null,
    created_by: 'Elif Şahin',
  },
  {
    message: 'Hasta 20 dakika gecikeceğini bildirdi.',
    appointment_type: 'Muayene',
    type: 'appointment',
    priority: 1,
    background_color: '#1e3a8a',
    created_by: 'Çağrı Merkezi',
  },
  {
    message: 'Sigorta provizyonu henüz gelmedi.',
    appointment_type: 'İşlem',
    type: 'insurance',
    priority: null,
    background_color: '#F5D0FE',
    created_by: 'Sigorta Birimi',
  },
  {
    message: 'Ameliyat öncesi kontrol: hasta aç karnına gelecek.',
    appointment_type: 'Konsültasyon',
    type: 'appointment',
    priority: 3,
    background_color: '#FED7AA',
    created_by: 'Dr. Ayşe Yılmaz',
  },
  {
    message: 'Randevu hatırlatma SMS’i iletilemedi, hastanın telefonu güncellenmeli.',
    appointment_type: 'Kontrol',
    type: 'appointment',
    priority: 1,
    background_color: '#FFF',
    created_by: 'Sistem',
    isHidden: true,
  },
]

const DAYS_BEFORE = -3
const DAYS_AFTER = 7
const TIMES = [
  '08:45',
  '09:30',
  '10:15',
  '11:00',
  '11:45',
  '13:15',
  '14:00',
  '14:45',
  '15:30',
  '16:15',
  '17:00',
  '17:45',
]

const perDay = (clinic: number, day: number): number => (day === 0 ? (clinic === 1 ? 12 : 6) : clinic === 1 ? 5 : 2)

export const demoNotifications = (
  clinic: number,
  doctors: readonly Doctor[],
  patientNames: readonly string[],
  today: Date,
  random: Random,
): StoredNotification[] => {
  const notifications: StoredNotification[] = []
  for (let day = DAYS_BEFORE; day <= DAYS_AFTER; day += 1) {
    for (let number = 0; number < perDay(clinic, day); number += 1) {
      const { isHidden = false, ...template } = TEMPLATES[notifications.length % TEMPLATES.length] as Template
      const doctor = doctors[number % doctors.length] as Doctor
      notifications.push({
        ...template,
        uuid: random.uuid(),
        clinic,
        doctor: doctor.uuid,
        doctor_name: doctor.full_name,
        patient_name: patientNames.length > 0 ? random.pick(patientNames) : null,
        appointment_start: clinicTimestampOn(today, day, TIMES[number % TIMES.length] ?? '09:00'),
        created_at: clinicTimestampOn(today, Math.min(day, 0) - 1, '17:20'),
        is_visible: !isHidden,
      })
    }
  }
  return notifications
}
