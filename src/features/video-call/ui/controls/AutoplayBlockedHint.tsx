import { VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CallHint } from './CallHint'

export function AutoplayBlockedHint({ onPlay }: { onPlay: () => void }) {
  const { t } = useTranslation('call')
  return (
    <CallHint icon={VolumeX} text={t('hints.soundBlocked')} help={{ label: t('hints.playSound'), onPress: onPlay }} />
  )
}
