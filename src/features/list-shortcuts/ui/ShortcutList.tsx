import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { allShortcuts, type Shortcut, type ShortcutGroup } from '@/shared/shortcuts'
import { Dialog } from '@/shared/ui/dialog'
import { $isShortcutListOpen, shortcutListDismissed } from '../model/shortcut-list'
import { ShortcutRow } from './ShortcutRow'
import { SingleKeySetting } from './SingleKeySetting'
import styles from './ShortcutList.module.css'

const GROUPS: readonly ShortcutGroup[] = ['general', 'call', 'clinic']

export function ShortcutList() {
  const { t } = useTranslation('shortcuts')
  const { isOpen, dismiss } = useUnit({ isOpen: $isShortcutListOpen, dismiss: shortcutListDismissed })
  return (
    <Dialog isOpen={isOpen} onClose={() => dismiss()} title={t('title')}>
      {GROUPS.filter(hasShortcuts).map((group) => (
        <ShortcutsOfGroup key={group} group={group} />
      ))}
      <SingleKeySetting />
    </Dialog>
  )
}

function ShortcutsOfGroup({ group }: { group: ShortcutGroup }) {
  const { t, i18n } = useTranslation('shortcuts')
  const collator = new Intl.Collator(i18n.language)
  return (
    <section className={styles.group} aria-label={t(`groups.${group}`)}>
      <h3 className={styles.heading}>{t(`groups.${group}`)}</h3>
      <dl>
        {shortcutsOf(group)
          .toSorted((a, b) => collator.compare(t(`labels.${a.id}`), t(`labels.${b.id}`)))
          .map((shortcut) => (
            <ShortcutRow key={shortcut.id} shortcut={shortcut} />
          ))}
      </dl>
    </section>
  )
}

const shortcutsOf = (requested: ShortcutGroup): Shortcut[] => allShortcuts().filter(({ group }) => group === requested)

/** Shortcuts of the call are registered with its lazy chunk. */
const hasShortcuts = (group: ShortcutGroup): boolean => shortcutsOf(group).length > 0
