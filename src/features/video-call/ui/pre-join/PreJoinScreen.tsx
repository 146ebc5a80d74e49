import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { $expectedPeerName } from '../../model/call'
import { hangUpRequested, joinRequested } from '../../model/call-state'
import { CallDialog } from '../window/CallDialog'
import { DeviceSetup } from './DeviceSetup'
import styles from './PreJoinScreen.module.css'

export function PreJoinScreen() {
  const { t } = useTranslation(['call', 'common'])
  const participantId = useId()
  const { peerName, join, cancel } = useUnit({
    peerName: $expectedPeerName,
    join: joinRequested,
    cancel: hangUpRequested,
  })
  return (
    <CallDialog variant="full" label={t('preJoin.title')} onEscape={() => {}} isNonBlocking={false}>
      <div className={styles.screen}>
        <div className={styles.content}>
          <div>
            <h2 className={styles.title}>{t('preJoin.title')}</h2>
            {peerName && (
              <p id={participantId} className={styles.participant}>
                {t('join.participant')} <bdi>{peerName}</bdi>
              </p>
            )}
            <p className={styles.text}>{t('preJoin.text')}</p>
          </div>
          <DeviceSetup />
          <div className={styles.footer}>
            <Button onClick={() => cancel()}>{t('common:cancel')}</Button>
            <Button
              variant="primary"
              data-autofocus=""
              aria-describedby={peerName ? participantId : undefined}
              onClick={() => join()}
            >
              {t('preJoin.join')}
            </Button>
          </div>
        </div>
      </div>
    </CallDialog>
  )
}
