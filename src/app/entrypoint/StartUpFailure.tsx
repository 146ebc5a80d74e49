import { useTranslation } from 'react-i18next'
import { reloadPage } from '@/shared/browser'
import { ConfigError } from '@/shared/config'
import { Button } from '@/shared/ui/button'
import styles from './StartUpFailure.module.css'

/** Shown instead of the portal when it cannot start: names the wrong configuration keys, or says that nothing answers. */
export function StartUpFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('startUp')
  const keys = error instanceof ConfigError ? error.keys : null
  return (
    <main className={styles.screen} role="alert">
      <h1>{keys ? t('configTitle') : t('unreachableTitle')}</h1>
      <p>{keys ? t('configText') : t('unreachableText')}</p>
      {keys && (
        <>
          <p>{t('configKeys')}</p>
          <ul>
            {keys.map((key) => (
              <li key={key}>
                <code>{key}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={reloadPage}>{t('retry')}</Button>
    </main>
  )
}
