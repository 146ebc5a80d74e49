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

/** How the attempt goes: told to screen readers from the beginning, to everybody once it takes long. */
export function SlowNotice({ status, onCancel }: SlowNoticeProps) {
  const { t } = useTranslation('signIn')

  const cancel = (event: MouseEvent<HTMLButtonElement>) => {
    // This button goes away with the attempt; the keyboard goes where the next attempt begins.
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
