import type { LucideIcon } from 'lucide-react'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import styles from './CallHint.module.css'

type CallHintProps = {
  icon: LucideIcon
  text: string
  help?: { label: string; onPress: () => void } | undefined
}

export function CallHint({ icon, text, help }: CallHintProps) {
  return (
    <p className={styles.hint}>
      <Icon icon={icon} size={18} className={styles.icon} />
      <span>{text}</span>
      {help && (
        <Button size="s" onClick={help.onPress}>
          {help.label}
        </Button>
      )}
      <LiveRegion message={text} />
    </p>
  )
}
