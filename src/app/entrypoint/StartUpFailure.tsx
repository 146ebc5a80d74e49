import { CircleAlert, type LucideIcon, Settings2, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { reloadPage } from '@/shared/browser'
import { ConfigError } from '@/shared/config'
import { BrandMark } from '@/shared/ui/brand-mark'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { PlatformUnreachable } from './read-config'
import styles from './StartUpFailure.module.css'

type Failure = 'config' | 'unreachable' | 'crash'

const ICONS: Record<Failure, LucideIcon> = { config: Settings2, unreachable: WifiOff, crash: CircleAlert }

/** Shown instead of the portal when it cannot start: names the wrong configuration keys, or says that nothing answers. */
export function StartUpFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('startUp')
  const failure = failureOf(error)
  return (
    <main className={styles.screen} role="alert">
      <p className={styles.brand}>
        <BrandMark />
        {t('product')}
      </p>
      <div className={styles.card}>
        <Icon icon={ICONS[failure]} size={32} className={styles.icon} />
        <h1 className={styles.title}>{t(`${failure}Title`)}</h1>
        <p className={styles.text}>{t(`${failure}Text`)}</p>
        {error instanceof ConfigError && <WrongKeys keys={error.keys} />}
        <Button variant="primary" onClick={reloadPage}>
          {t('retry')}
        </Button>
      </div>
    </main>
  )
}

function WrongKeys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('startUp')
  return (
    <div className={styles.keys}>
      <h2 className={styles.keysTitle}>{t('configKeys')}</h2>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <code>{key}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

function failureOf(error: unknown): Failure {
  if (error instanceof ConfigError) return 'config'
  return error instanceof PlatformUnreachable ? 'unreachable' : 'crash'
}
