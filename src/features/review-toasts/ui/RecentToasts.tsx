import { useUnit } from 'effector-react'
import { MessageSquareText } from 'lucide'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { $now } from '@/shared/lifecycle'
import { $recentToasts, type RecentToast } from '@/shared/toasts'
import { Button } from '@/shared/ui/button'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Instant } from '@/shared/ui/text'
import { ToneIcon } from '@/shared/ui/toast'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { relativeTime } from '../lib/relative-time'
import { $isRecentToastsOpen, recentToastsDismissed } from '../model/recent-list'
import styles from './RecentToasts.module.css'
import { useToastAction } from './use-toast-action'

const DRAWER_WIDTH = 420

/** Toasts disappear after five seconds; the last ones can be read here, and changes be undone. */
export function RecentToasts() {
  const { t } = useTranslation('toasts')
  const { isOpen, toasts, dismiss } = useUnit({
    isOpen: $isRecentToastsOpen,
    toasts: $recentToasts,
    dismiss: recentToastsDismissed,
  })
  return (
    <Drawer
      isOpen={isOpen}
      onClose={dismiss}
      width={DRAWER_WIDTH}
      title={t('recent.title')}
      isReadOnly={toasts.length > 0}
    >
      {toasts.length === 0 ? (
        <EmptyState icon={MessageSquareText} title={t('recent.empty')} text={t('recent.emptyText')} />
      ) : (
        <ol role="list" className={styles.list}>
          {toasts.map((toast) => (
            <RecentToastItem key={toast.id} toast={toast} />
          ))}
        </ol>
      )}
    </Drawer>
  )
}

function RecentToastItem({ toast: { tone, text, count, at, action } }: { toast: RecentToast }) {
  const { t, language } = useTranslation('toasts')
  const id = useId()
  const now = useUnit($now)
  const undo = useToastAction(action?.$state && action)
  return (
    <li className={styles.toast}>
      <ToneIcon tone={tone} />
      <div className={styles.text}>
        <p id={id}>
          <VisuallyHidden>{t(`tones.${tone}`)}: </VisuallyHidden>
          {t(text.key, { ...text.params })}
        </p>
        <p className={styles.details}>
          <Instant
            at={new Date(at)}
            format={(shownAt) => `${relativeTime(shownAt, new Date(now), language)} · ${formatInstant(shownAt)}`}
          />
          {count > 1 && <span>{t('region.times', { count })}</span>}
        </p>
        {undo && !undo.isOver && (
          <Button
            ref={restoreFocusOnRemoval}
            size="s"
            className={styles.action}
            aria-describedby={id}
            disabledReason={undo.disabledReason}
            onClick={undo.onChoose}
          >
            {undo.label}
          </Button>
        )}
      </div>
    </li>
  )
}
