import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { messagePreview } from '../model/notification'
import styles from './NotificationCard.module.css'

export function NotificationMessage({ message, tabIndex }: { message: string; tabIndex: 0 | -1 | undefined }) {
  const { t } = useTranslation('notifications')
  const [isWhole, setWhole] = useState(false)
  const preview = messagePreview(message)
  return (
    <>
      <p className={styles.message} dir="auto">
        {isWhole ? message : preview}
      </p>
      {preview !== message && (
        <Button
          variant="ghost"
          size="s"
          className={styles.more}
          tabIndex={tabIndex}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'showLess' : 'showWhole')}
        </Button>
      )}
    </>
  )
}
