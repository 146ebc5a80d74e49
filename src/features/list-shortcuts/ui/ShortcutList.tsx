import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { isAppleKeyboard } from '@/shared/browser'
import {
  $areSingleKeysOn,
  type Shortcut,
  type ShortcutGroup,
  allShortcuts,
  chordKeys,
  isSingleKey,
  singleKeysEnabledChanged,
} from '@/shared/shortcuts'
import { Dialog } from '@/shared/ui/dialog'
import { CheckboxField } from '@/shared/ui/field'
import { Kbd } from '@/shared/ui/kbd'
import { $isShortcutListOpen, shortcutListDismissed } from '../model/shortcut-list'
import styles from './ShortcutList.module.css'

/** Keys of an object, so that a forgotten group is a compile error. */
const GROUPS = Object.keys({ general: 0, call: 0, clinic: 0 } satisfies Record<ShortcutGroup, 0>) as ShortcutGroup[]

/** `children` lists the keys that go to screens. */
export function ShortcutList({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shortcuts')
  const { isOpen, dismiss } = useUnit({ isOpen: $isShortcutListOpen, dismiss: shortcutListDismissed })
  return (
    <Dialog isOpen={isOpen} onClose={dismiss} title={t('title')}>
      {GROUPS.filter(hasShortcuts).map((group) => (
        <ShortcutsOfGroup key={group} group={group} />
      ))}
      {children && (
        <section className={styles.group} aria-label={t('goTo.title')}>
          <h3 className={styles.heading}>{t('goTo.title')}</h3>
          {children}
        </section>
      )}
      <SingleKeySetting />
    </Dialog>
  )
}

function ShortcutsOfGroup({ group }: { group: ShortcutGroup }) {
  const { t, language } = useTranslation('shortcuts')
  const collator = new Intl.Collator(language)
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

/** False for the call until its lazy chunk has registered its shortcuts. */
const hasShortcuts = (group: ShortcutGroup): boolean => shortcutsOf(group).length > 0

function ShortcutRow({ shortcut: { id, chord } }: { shortcut: Shortcut }) {
  const { t } = useTranslation('shortcuts')
  const isOff = !useUnit($areSingleKeysOn) && isSingleKey(chord)
  return (
    <div className={styles.row} data-off={isOff || undefined}>
      <dt>{t(`labels.${id}`)}</dt>
      <dd>
        {isOff && <span className={styles.off}>{t('off')}</span>}
        <Kbd keys={chordKeys(chord, isAppleKeyboard())} />
      </dd>
    </div>
  )
}

/** WCAG 2.1.4: users of speech input must be able to switch single-key shortcuts off. */
function SingleKeySetting() {
  const { t } = useTranslation('shortcuts')
  const { areOn, toggle } = useUnit({ areOn: $areSingleKeysOn, toggle: singleKeysEnabledChanged })
  return (
    <CheckboxField
      label={t('singleKeys')}
      hint={t('singleKeysHint')}
      className={styles.setting}
      isChecked={areOn}
      onCheckedChange={toggle}
    />
  )
}
