import { useUnit } from 'effector-react'
import { Keyboard, LogOut, MessageSquareText, Settings } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { useTransactions } from '@/entities/company'
import { useUser } from '@/entities/user'
import { shortcutListRequested } from '@/features/list-shortcuts'
import { recentToastsRequested } from '@/features/review-toasts'
import { $isSigningOut, signOutRequested } from '@/features/sign-out'
import { ModeOptions } from '@/features/switch-appearance'
import { LanguageOptions } from '@/features/switch-language'
import { $language, buildPath } from '@/shared/routes'
import { Avatar } from '@/shared/ui/avatar'
import { Badge } from '@/shared/ui/badge'
import { Spinner } from '@/shared/ui/icon'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/shared/ui/menu'
import { useTooltip } from '@/shared/ui/tooltip'
import { PatientSiteItemSlot } from './lazy-feature-views'
import styles from './UserMenu.module.css'

export function UserMenu({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation('shell')
  const { data: user } = useUser()
  const { data: hasTransactions = false } = useTransactions()
  const isSigningOut = useUnit($isSigningOut)
  const name = user?.fullName ?? t('unnamedUser')
  const label = t(hasTransactions ? 'userMenuWithTransactions' : 'userMenu')
  const { trigger, tooltip } = useTooltip({ text: label })
  return (
    <Menu
      label={t('userMenu')}
      trigger={(props) => (
        <>
          <button
            {...props}
            {...trigger}
            type="button"
            className={styles.trigger}
            aria-label={label}
            aria-busy={isSigningOut || undefined}
          >
            {isSigningOut ? (
              <Spinner size={32} />
            ) : (
              <Avatar name={name} gender={user?.gender ?? 'other'} hasRing={hasTransactions} />
            )}
          </button>
          {tooltip}
        </>
      )}
      header={
        <div className={styles.user}>
          <strong>{name}</strong>
          {user?.doctorId && <span className={styles.id}>{t('doctorId', { id: user.doctorId })}</span>}
          {hasTransactions && <Badge tone="warning">{t('transactionsOn')}</Badge>}
        </div>
      }
    >
      <UserMenuItems isNarrow={isNarrow} />
    </Menu>
  )
}

/** A component of its own, so that its hooks run only while the menu is open. */
function UserMenuItems({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation(['shell', 'toasts', 'routes', 'shortcuts'])
  const { language, openToasts, openShortcuts, signOut } = useUnit({
    language: $language,
    openToasts: recentToastsRequested,
    openShortcuts: shortcutListRequested,
    signOut: signOutRequested,
  })
  return (
    <>
      {isNarrow && (
        <>
          <LanguageOptions />
          <MenuSeparator />
          <ModeOptions />
          <MenuSeparator />
        </>
      )}
      <PatientSiteItemSlot />
      <MenuLink icon={Settings} to={buildPath('settings', language)}>
        {t('routes:titles.settings')}
      </MenuLink>
      <MenuItem icon={MessageSquareText} onSelect={openToasts}>
        {t('toasts:recent.title')}
      </MenuItem>
      <MenuItem icon={Keyboard} onSelect={openShortcuts}>
        {t('shortcuts:title')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={signOut}>
        {t('shell:signOut')}
      </MenuItem>
    </>
  )
}
