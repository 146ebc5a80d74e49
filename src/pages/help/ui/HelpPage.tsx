import { useTranslation } from 'react-i18next'

export function HelpPage() {
  const { t } = useTranslation('routes')
  return <h1>{t('titles.help')}</h1>
}
