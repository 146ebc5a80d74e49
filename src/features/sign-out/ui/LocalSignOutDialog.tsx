import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { $isLocalSignOutOffered, localSignOutConfirmed, localSignOutDismissed } from '../model/sign-out'

/** What is left when the platform refuses to sign the doctor out again and again. */
export function LocalSignOutDialog() {
  const { t } = useTranslation('session')
  const { isOffered, confirm, dismiss } = useUnit({
    isOffered: $isLocalSignOutOffered,
    confirm: localSignOutConfirmed,
    dismiss: localSignOutDismissed,
  })
  return (
    <Dialog
      isOpen={isOffered}
      onClose={dismiss}
      size="s"
      // It names nobody, and may be asked for from under the privacy veil.
      data-over-veil
      title={t('signOutHere.title')}
      description={t('signOutHere.text')}
      footer={
        <>
          <Button onClick={dismiss}>{t('signOutHere.stay')}</Button>
          <Button variant="primary" onClick={confirm}>
            {t('signOutHere.confirm')}
          </Button>
        </>
      }
    />
  )
}
