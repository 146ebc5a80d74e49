import type { StoreValue } from 'effector'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/shared/ui/icon'
import type { $sessionNotice, SignInStatus } from '../model/sign-in'
import { focusOnMountIfLost } from '@/shared/ui/focus-on-mount'
import styles from './SignInForm.module.css'

const SESSION_TEXTS = { expired: 'expired', 'invalid-token': 'invalidToken' } as const

interface SignInNoticeProps {
  status: SignInStatus
  sessionNotice: StoreValue<typeof $sessionNotice>
}

export function SignInNotice({ status, sessionNotice }: SignInNoticeProps) {
  const { t } = useTranslation('signIn')
  return (
    <div role="alert" className={styles.notices}>
      {status.kind === 'failed' ? (
        <p ref={focusOnMountIfLost} tabIndex={-1} className={styles.notice} data-tone="danger">
          <Icon icon={CircleAlert} size={18} />
          {t(`errors.${status.error}`)}
        </p>
      ) : (
        sessionNotice && (
          <p className={styles.notice} data-tone="info">
            <Icon icon={Clock3} size={18} />
            {t(SESSION_TEXTS[sessionNotice])}
          </p>
        )
      )}
    </div>
  )
}
