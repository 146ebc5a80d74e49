import type {
  AppointmentNotification,
  Company,
  CompanySettings,
  DoctorListEntry,
  HelpArticle,
  HelpContent,
  HelpLanguage,
  PatientSearchResult,
  ReminderNote,
  ReminderPatient,
  UserInfo,
} from '@/shared/api'

/** Makes fields required that the API description marks as sent, although the portal can do without them. */
type Sent<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]-?: NonNullable<T[Key]> }
type SentReminder = Sent<Omit<ReminderNote, 'patient_info'>, 'notes_uuid' | 'read'> & {
  patient_info?: Sent<ReminderPatient, 'uuid' | 'locked'> | null
}

/**
 * Provider states of the platform with their parameters, or null for a state without any. An entity has the shape of a
 * response in `openapi/openapi.yaml`, and each interaction uses its own id.
 */
export interface PlatformStates {
  'the doctor is signed in': { token: string }
  'the session is over': { token: string }
  'a doctor can sign in': { email: string; password: string }
  'too many attempts to sign in were made': { email: string }

  'the doctor has this user info': { userInfo: Sent<Omit<UserInfo, 'type'>, 'uuid'> }
  'the doctor has a patient account too': null
  'the doctor has no patient account': null
  'the account is no user of the patient site': null
  'the doctor may not see finance': null
  'the doctor may not search patients': null
  'the doctor works in one clinic': { company: Company }
  'the doctor works in no clinic': null
  'there is a clinic in which the doctor does not work': { uuid: string }

  'the clinic has these settings': { company: Sent<CompanySettings, 'uuid'> }
  'the clinic has these accounting settings': { settings: Record<string, unknown> | null }
  'the clinic has one patient': { patient: PatientSearchResult }
  'the clinic has one reminder': { reminder: SentReminder }
  'the clinic has one doctor': { doctor: DoctorListEntry }
  'the clinic has one appointment notification': { notification: AppointmentNotification; doctor_uuid: string }

  'there is one help article': {
    article: HelpContent & HelpArticle
    lang_id: HelpLanguage
    category_id: string
    is_featured: boolean
  }
  'a help category has several articles': { category_id: string; lang_id: HelpLanguage; articles: number }
  'there is no such help category': { category_id: string }
  'there is no such help article': { uuid: string }
  'an attachment of this size is too large': { bytes: number }

  'a reminder is written': { reminder: SentReminder }
  'an appointment notification is created': { notification: AppointmentNotification; doctor_uuid: string }
  'the appointment notification is changed': { notification: AppointmentNotification }
  'the appointment notification is deleted': { uuid: string }
  'the transactions setting is switched': { transactions: boolean }
  'the doctor is moved to another clinic': { uuid: string }

  'a consultation room is open': { room_uuid: string }
  'there is no such consultation room': { room_uuid: string }
  'the other participant enters the room': { room_uuid: string; userName: string }
  'the other participant leaves the room': null
  'the other participant loses the connection': null
  'the other participant sends audio': null
  'the other participant sends video': null
  'the other participant pauses the audio': null
  'the other participant pauses the video': null
  'the other participant resumes the audio': null
  'the other participant resumes the video': null
  'the other participant stops sending video': null
}

/** Steps of the portal before an interaction; the verification takes them over the same channel. */
export interface PortalStates {
  'the doctor listens to the live events': null
  'the doctor is in the consultation room': { room_uuid: string }
  'the device of the doctor is known': null
  'the doctor has a transport to send on': null
  'the transport to send on is connected': null
  'the doctor sends audio': null
  'the doctor sends video': null
  'the doctor has a transport to receive on': null
  'the transport to receive on is connected': null
  'the doctor receives the media': null
}

export type StateParameters = PlatformStates & PortalStates
