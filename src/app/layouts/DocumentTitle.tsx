import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { useUnreadCount } from '@/entities/reminder'
import { $isScreenLocked } from '@/features/lock-screen'
import { $currentRoute } from '@/shared/routes'
import { useDocumentTitle } from '@/shared/ui/use-document-title'

/** Unread reminders, page and product, never a patient. While the screen is locked, the page is not revealed either. */
export function DocumentTitle() {
  const { t } = useTranslation(['common', 'routes', 'startUp', 'statusPages'])
  const { route, isLocked } = useUnit({ route: $currentRoute, isLocked: $isScreenLocked })
  const unreadCount = useUnreadCount()
  const screen = route ? t(`routes:titles.${route.id}`) : t('statusPages:notFound.title')
  const count = unreadCount > 0 ? `(${t('common:number', { value: unreadCount })}) ` : ''
  const product = t('startUp:product')
  // The other texts are empty while they cannot be loaded.
  useDocumentTitle(isLocked || screen === '' ? product : `${count}${screen} · ${product}`)
  return null
}
