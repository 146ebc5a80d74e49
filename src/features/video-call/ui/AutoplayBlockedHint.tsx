import { VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HintLine } from './CallHint'

export function SoundBlocked({ onPlay }: { onPlay: () => void }) {
  const { t } = useTranslation('call')
  return (
    <HintLine icon={VolumeX} text={t('hints.soundBlocked')} help={{ label: t('hints.playSound'), onPress: onPlay }} />
  )
}
