import { type AppointmentNotificationListAnswer, useListAppointmentNotifications } from '@/shared/api'
import { byStart, type Notification, toNotification } from '../model/notification'

const selectNotifications = ({ notifications }: AppointmentNotificationListAnswer): Notification[] =>
  notifications.map(toNotification).sort(byStart)

/** The visible notifications of one local day (`YYYY-MM-DD`), in the order of the day. */
export const useNotificationsOfDay = (date: string) =>
  useListAppointmentNotifications(
    { date, priority: null, is_visible: true, doctor_uuid: null, patient_search: null },
    { query: { select: selectNotifications } },
  )
