import { useUnit } from 'effector-react'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTransactions } from '@/entities/company'
import { useUser } from '@/entities/user'
import { signOutRequested } from '@/features/sign-out'
import { Avatar } from '@/shared/ui/avatar'
import { Menu, MenuItem } from '@/shared/ui/menu'
import styles from './UserMenu.module.css'

export function UserMenu() {
  const { t } = useTranslation('shell')
  const { data: user } = useUser()
  const { data: hasTransactions = false } = useTransactions()
  const signOut = useUnit(signOutRequested)
  const name = user?.fullName ?? t('unnamedUser')
  return (
    <Menu
      label={t('userMenu')}
      trigger={(props) => (
        <button {...props} type="button" className={styles.trigger} aria-label={t('userMenu')}>
          <Avatar name={name} gender={user?.gender ?? 'other'} hasRing={hasTransactions} />
        </button>
      )}
      header={
        <div className={styles.person}>
          <strong>{name}</strong>
          {user?.doctorId && <span>{t('doctorId', { id: user.doctorId })}</span>}
        </div>
      }
    >
      <MenuItem icon={LogOut} onSelect={signOut}>
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}
