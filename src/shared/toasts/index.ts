export { $politeAnnouncement, $urgentAnnouncement, type Announcement } from './announcements'
export {
  type ActionState,
  actionWith,
  type PatientNames,
  showToastOn,
  type ToastAction,
  type ToastContent,
  toastRequested,
  type ToastText,
  type ToastTone,
} from './toast-requests'
export {
  $recentToasts,
  type RecentToast,
  type Toast,
  $hasToasts,
  $toasts,
  toastDismissed,
  toastsFocusChanged,
  toastsHoverChanged,
} from './toasts'
