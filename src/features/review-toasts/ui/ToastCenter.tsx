import { useUnit } from 'effector-react'
import { $politeAnnouncement, $urgentAnnouncement } from '@/shared/toasts'
import { toasts } from '../model/lazy-toasts'
import { ToastAnnouncer } from './ToastAnnouncer'

export function ToastCenter() {
  const { Toasts, polite, urgent } = useUnit({
    Toasts: toasts.$view,
    polite: $politeAnnouncement,
    urgent: $urgentAnnouncement,
  })
  return (
    <>
      {Toasts && <Toasts />}
      <ToastAnnouncer announcement={polite} />
      <ToastAnnouncer announcement={urgent} isUrgent />
    </>
  )
}
