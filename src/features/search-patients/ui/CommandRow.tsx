import { findInName } from '@/shared/lib/find-matches'
import { Highlight } from '@/shared/ui/text'
import { Icon } from '@/shared/ui/icon'
import type { PaletteCommand } from '../lib/find-commands'
import styles from './PaletteRow.module.css'

export function CommandRow({ command, term }: { command: PaletteCommand; term: string }) {
  'use memo'
  const { icon, label, group } = command
  return (
    <>
      <span className={styles.drawing}>{icon && <Icon icon={icon} size={18} />}</span>
      <span className={styles.texts}>
        <span className={styles.label}>
          <Highlight text={label} ranges={findInName(label, term)} />
        </span>
      </span>
      {group !== undefined && <span className={styles.group}>{group}</span>}
    </>
  )
}
