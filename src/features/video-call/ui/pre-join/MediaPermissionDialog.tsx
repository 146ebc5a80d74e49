import { useUnit } from 'effector-react'
import { ChevronDown } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { readClientInfo } from '@/shared/browser'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Icon } from '@/shared/ui/icon'
import { $isPermissionDialogOpen, mediaRetryRequested, permissionDialogDismissed } from '../../model/local-media'
import styles from './MediaPermissionDialog.module.css'

const BROWSERS = ['chromium', 'firefox', 'safari'] as const
type BrowserFamily = (typeof BROWSERS)[number]

export function MediaPermissionDialog() {
  const { t } = useTranslation('call')
  const { isOpen, dismiss, retry } = useUnit({
    isOpen: $isPermissionDialogOpen,
    dismiss: permissionDialogDismissed,
    retry: mediaRetryRequested,
  })
  const current = browserFamily(readClientInfo().userAgent)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={dismiss}
      title={t('permission.title')}
      description={t('permission.text')}
      footer={
        <Button variant="primary" data-autofocus="" onClick={() => retry()}>
          {t('permission.retry')}
        </Button>
      }
    >
      <Steps browser={current} isCurrentBrowser />
      {BROWSERS.map((browser) => browser !== current && <Steps key={browser} browser={browser} />)}
    </Dialog>
  )
}

const NUMBERS = ['1', '2', '3'] as const

function Steps({ browser, isCurrentBrowser = false }: { browser: BrowserFamily; isCurrentBrowser?: boolean }) {
  const { t } = useTranslation('call')
  return (
    <details className={styles.browser} open={isCurrentBrowser}>
      <summary className={styles.name}>
        <span>
          {t(`permission.browsers.${browser}`)}
          {isCurrentBrowser && <span className={styles.currentBrowser}> ({t('permission.currentBrowser')})</span>}
        </span>
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </summary>
      <ol role="list" className={styles.steps}>
        {NUMBERS.map((number) => (
          <li key={number}>{t(`permission.steps.${browser}.${number}`)}</li>
        ))}
      </ol>
    </details>
  )
}

/** Browser whose permission steps are shown. All browsers on iOS use the prompts of Safari. */
export function browserFamily(userAgent: string): BrowserFamily {
  if (/iPhone|iPad/.test(userAgent)) return 'safari'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Chrom(e|ium)\//.test(userAgent) ? 'chromium' : 'safari'
}
