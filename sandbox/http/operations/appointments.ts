import type { Session } from '../../accounts/sessions.ts'
import { notificationDeleted, notificationUpdated } from '../../live/live-events.ts'
import type { NotificationFilter, StoredNotification } from '../../notifications/notification-store.ts'
import type { Services } from '../../services.ts'
import { type ApiRequest, DONE, type Operation } from '../operation.ts'
import { ApiError } from '../api-error.ts'

const listAppointmentNotifications: Operation = (
  { notifications },
  { session, body }: ApiRequest<NotificationFilter>,
) => ({
  notifications: session.clinic === null ? [] : notifications.list(session.clinic, body),
})

const deleteAppointmentNotification: Operation = (
  services,
  { session, body }: ApiRequest<{ notification_uuid: string }>,
) => {
  const { uuid, clinic } = ownNotification(services, session, body.notification_uuid)
  services.notifications.remove(uuid)
  services.live.emit(notificationDeleted(uuid), { clinic })
  return DONE
}

const setAppointmentNotificationVisibility: Operation = (
  services,
  { session, body }: ApiRequest<{ notification_uuid: string; is_visible: boolean }>,
) => {
  const notification = ownNotification(services, session, body.notification_uuid)
  const changed = services.notifications.change(notification, { is_visible: body.is_visible })
  services.live.emit(notificationUpdated(changed), { clinic: notification.clinic })
  return DONE
}

/** @throws {ApiError} 404, also for a notification of another clinic */
const ownNotification = ({ notifications }: Services, session: Session, uuid: string): StoredNotification => {
  const notification = notifications.get(uuid)
  if (!notification || notification.clinic !== session.clinic) throw new ApiError(404, 'notFound')
  return notification
}

export const appointmentOperations = {
  listAppointmentNotifications,
  deleteAppointmentNotification,
  setAppointmentNotificationVisibility,
}
