import { useUnit } from 'effector-react'
import { type SubmitEvent, useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { focusInvalidField } from '@/shared/ui/focus'
import { TextField } from '@/shared/ui/prime'
import { $isCallOngoing } from '../../model/call'
import { $joinDialog, joinDialogDismissed, roomTextSubmitted, roomTextTyped } from '../../model/join-dialog'
import styles from './JoinDialog.module.css'

export function JoinDialog() {
  const { t } = useTranslation('call')
  const id = useId()
  const { dialog, isCallOngoing, dismiss, type, submit } = useUnit({
    dialog: $joinDialog,
    isCallOngoing: $isCallOngoing,
    dismiss: joinDialogDismissed,
    type: roomTextTyped,
    submit: roomTextSubmitted,
  })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(submit)
    focusInvalidField(event.currentTarget)
  }
  return (
    <Dialog
      isOpen={dialog.isOpen}
      onClose={dismiss}
      size="s"
      title={t('join.action')}
      description={
        <>
          {dialog.peerName && (
            <span className={styles.participant}>
              {t('join.participant')} <bdi>{dialog.peerName}</bdi>
            </span>
          )}
          {t('join.text')} {isCallOngoing && t('join.leavesCall')}
        </>
      }
      footer={
        <Button type="submit" form={id} variant="primary">
          {t('join.submit')}
        </Button>
      }
    >
      <form id={id} onSubmit={send} noValidate>
        <TextField
          label={t('join.field')}
          value={dialog.text}
          onValueChange={type}
          error={dialog.isTextInvalid ? t('join.error') : undefined}
          autoComplete="off"
          spellCheck={false}
          hasInitialFocus
        />
      </form>
    </Dialog>
  )
}
