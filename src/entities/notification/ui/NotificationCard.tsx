import { EyeOff } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { Badge } from '@/shared/ui/badge'
import { ExpandableText, Instant } from '@/shared/ui/text'
import { messagePreview, type Notification } from '../model/notification'
import { PriorityBadges } from './NotificationRow'
import styles from './NotificationCard.module.css'

interface NotificationCardProps {
  notification: Notification
  /** @param describedBy id of the time, which distinguishes the notifications of one patient */
  actions: (describedBy: string) => ReactNode
  /** Tab index of the button that shows the whole message. */
  tabIndex?: 0 | -1 | undefined
}

export function NotificationCard({ notification, actions, tabIndex }: NotificationCardProps) {
  'use memo'
  const { t } = useTranslation('notifications')
  const id = useId()
  const { patientName, doctorName, appointmentType, message, colour, createdBy, createdAt, startsAt } = notification
  return (
    <article className={styles.card} data-hidden={!notification.isVisible || undefined}>
      <span aria-hidden="true" className={styles.edge} style={{ background: colour?.background }} />
      <header className={styles.header}>
        <h3 id={`${id}patient`} className={styles.patient}>
          <bdi>{patientName ?? t('unnamedPatient')}</bdi>
        </h3>
        <span className={styles.badges}>
          {!notification.isVisible && <Badge icon={EyeOff}>{t('hidden')}</Badge>}
          <PriorityBadges {...notification} />
        </span>
      </header>
      <p className={styles.appointment}>
        <span id={`${id}time`}>
          <Instant at={startsAt} format={formatInstant} missing={t('noDate')} />
        </span>
        {appointmentType && (
          <bdi
            className={styles.kind}
            style={colour ? { background: colour.background, color: colour.text } : undefined}
            data-plain={colour ? undefined : ''}
          >
            {appointmentType}
          </bdi>
        )}
        {doctorName && <bdi>{doctorName}</bdi>}
      </p>
      <NotificationMessage message={message} tabIndex={tabIndex} describedBy={`${id}patient ${id}time`} />
      <footer className={styles.footer}>
        <p className={styles.origin}>
          {createdBy && <bdi>{t('createdBy', { name: createdBy })}</bdi>}
          {createdAt && <Instant at={createdAt} format={formatInstant} />}
        </p>
        <div className={styles.actions}>{actions(`${id}time`)}</div>
      </footer>
    </article>
  )
}

interface NotificationMessageProps {
  message: string
  tabIndex?: 0 | -1 | undefined
  /** Ids of elements that distinguish the notification, for the button that shows the whole message. */
  describedBy: string
}

export function NotificationMessage({ message, ...rest }: NotificationMessageProps) {
  const { t } = useTranslation('notifications')
  return (
    <ExpandableText
      {...rest}
      text={message}
      preview={messagePreview(message)}
      expandLabel={t('showFull')}
      className={styles.message}
    />
  )
}
