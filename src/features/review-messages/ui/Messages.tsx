import { useUnit } from 'effector-react'
import { $politeAnnouncement, $urgentAnnouncement } from '@/shared/messages'
import { toasts } from '../model/late-messages'
import { SpokenMessages } from './SpokenMessages'

/** What the portal has to say just now, for the eye and for screen readers. */
export function Messages() {
  const { Toasts, polite, urgent } = useUnit({
    Toasts: toasts.$view,
    polite: $politeAnnouncement,
    urgent: $urgentAnnouncement,
  })
  return (
    <>
      {Toasts && <Toasts />}
      <SpokenMessages announcement={polite} />
      <SpokenMessages announcement={urgent} isUrgent />
    </>
  )
}
