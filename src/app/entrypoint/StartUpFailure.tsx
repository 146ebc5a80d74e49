import { CircleAlert, type IconNode, Settings2, Wifi, WifiOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { reloadPage } from '@/shared/browser'
import { ConfigError } from '@/shared/config'
import { Button } from '@/shared/ui/button'
import { useDocumentTitle } from '@/shared/ui/use-document-title'
import { useRetryWhenLoadable } from '@/shared/ui/lazy'
import { StatusScreen } from '@/shared/ui/status-screen'
import { ConfigUnreachableError, NetworkSignInRequiredError } from './read-config'
import styles from './StartUpFailure.module.css'

type Failure = 'config' | 'unreachable' | 'networkSignIn' | 'crash'

const ICONS: Record<Failure, IconNode> = {
  config: Settings2,
  unreachable: WifiOff,
  networkSignIn: Wifi,
  crash: CircleAlert,
}

export function StartUpFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('startUp')
  const failure = classifyError(error)
  useDocumentTitle(`${t(`${failure}Title`)} · ${t('product')}`)
  useRetryWhenLoadable(error instanceof ConfigUnreachableError ? error : null, reloadPage)
  return (
    <main aria-labelledby="page-title">
      <div role="alert">
        <StatusScreen product={t('product')} icon={ICONS[failure]}>
          <h1 id="page-title">{t(`${failure}Title`)}</h1>
          <p>{t(`${failure}Text`)}</p>
          {error instanceof ConfigError && <InvalidConfigKeys keys={error.keys} />}
          <Button variant="primary" onClick={reloadPage} className={styles.retry}>
            {t(failure === 'crash' ? 'reload' : 'retry')}
          </Button>
        </StatusScreen>
      </div>
    </main>
  )
}

function InvalidConfigKeys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('startUp')
  return (
    <div className={styles.keys}>
      <h2 className={styles.keysTitle}>{t('configKeys')}</h2>
      <ul role="list">
        {keys.map((key) => (
          <li key={key}>
            <code>{key}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function classifyError(error: unknown): Failure {
  if (error instanceof ConfigError) return 'config'
  if (error instanceof NetworkSignInRequiredError) return 'networkSignIn'
  return error instanceof ConfigUnreachableError ? 'unreachable' : 'crash'
}
