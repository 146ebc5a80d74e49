import { PictureInPicture2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import styles from './PipNotice.module.css'

export function PipNotice({ onBringBack }: { onBringBack: () => void }) {
  const { t } = useTranslation('call')
  return (
    <p className={styles.notice}>
      <Icon icon={PictureInPicture2} size={18} />
      {t('window.poppedOut')}
      <Button size="s" onClick={onBringBack}>
        {t('window.bringBack')}
      </Button>
    </p>
  )
}
