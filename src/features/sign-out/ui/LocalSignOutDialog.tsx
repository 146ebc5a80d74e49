import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { $isLocalSignOutOffered, localSignOutConfirmed, localSignOutDismissed } from '../model/local-sign-out'

/** Offered when the sign-out fails repeatedly. */
export function LocalSignOutDialog() {
  const { t } = useTranslation('signIn')
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
      // Above the lock screen, from which it can be requested; contains no patient data.
      data-layer={2}
      title={t('localSignOut.title')}
      description={t('localSignOut.text')}
      footer={
        <>
          <Button data-autofocus onClick={() => dismiss()}>
            {t('localSignOut.stay')}
          </Button>
          <Button variant="primary" onClick={() => confirm()}>
            {t('localSignOut.confirm')}
          </Button>
        </>
      }
    />
  )
}
