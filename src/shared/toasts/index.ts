export { $politeAnnouncement, $urgentAnnouncement, type Announcement } from './announcements'
export {
  type ToastContent,
  type ToastText,
  type ToastTone,
  $recentToasts,
  type RecentToast,
  type Toast,
  $hasToasts,
  $toasts,
  showToastOn,
  toastRequested,
  toastDismissed,
  toastsFocusChanged,
  toastsHoverChanged,
} from './toasts'
