import type { CreateTicketRequest } from '@/shared/api'

export const CONTACT = {
  contact_name: 'Ayşe',
  contact_surname: 'Yılmaz',
  contact_email: 'doctor@demo.clinic',
  contact_phone: '+90 5321234567',
}

/** A complete ticket without a file. */
export const TICKET = {
  subject: 'Takvim açılmıyor',
  category: 'TECHNICAL',
  priority: 'HIGH',
  description: 'Sabahtan beri boş.',
  ...CONTACT,
} satisfies CreateTicketRequest
