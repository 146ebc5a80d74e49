import { CircleAlert, Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/shared/ui/icon'
import type { SignInStatus } from '../model/sign-in'
import { focusOnMountIfLost } from '@/shared/ui/focus-on-mount'
import styles from './SignInForm.module.css'

interface SignInNoticeProps {
  status: SignInStatus
  hasExpired: boolean
}

/** What the doctor should know before typing: what went wrong just now, or else why this page is here. */
export function SignInNotice({ status, hasExpired }: SignInNoticeProps) {
  const { t } = useTranslation('signIn')
  return (
    <div role="alert" className={styles.notices}>
      {status.kind === 'failed' ? (
        <p ref={focusOnMountIfLost} tabIndex={-1} className={styles.notice} data-tone="danger">
          <Icon icon={CircleAlert} size={18} />
          {t(`errors.${status.error}`)}
        </p>
      ) : (
        hasExpired && (
          <p className={styles.notice} data-tone="info">
            <Icon icon={Clock3} size={18} />
            {t('expired')}
          </p>
        )
      )}
    </div>
  )
}
