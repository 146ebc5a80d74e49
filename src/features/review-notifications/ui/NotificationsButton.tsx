import { useUnit } from 'effector-react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/icon-button'
import { $isDrawerOpen, drawerRequested } from '../model/notifications-drawer'

export function NotificationsButton() {
  const { t } = useTranslation('notifications')
  const { isOpen, open } = useUnit({ isOpen: $isDrawerOpen, open: drawerRequested })
  return (
    <IconButton
      icon={CircleAlert}
      label={t('title')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open()}
    />
  )
}
