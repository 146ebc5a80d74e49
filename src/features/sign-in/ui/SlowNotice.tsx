import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { SignInStatus } from '../model/sign-in'
import styles from './SignInForm.module.css'

interface SlowNoticeProps {
  status: SignInStatus
  onCancel: () => void
}

/** Announced to screen readers at once, visible when the attempt takes long. */
export function SlowNotice({ status, onCancel }: SlowNoticeProps) {
  const { t } = useTranslation('signIn')

  const cancel = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the attempt, so the focus moves to the submit button.
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    onCancel()
  }

  return (
    <>
      <div role="status" className={styles.progress}>
        {status.kind === 'signing-in' && <VisuallyHidden>{t('signingIn')}</VisuallyHidden>}
        {status.kind === 'taking-long' && <p>{t('takingLong')}</p>}
      </div>
      {status.kind === 'taking-long' && (
        <Button variant="ghost" size="s" className={styles.cancel} onClick={cancel}>
          {t('cancel')}
        </Button>
      )}
    </>
  )
}
