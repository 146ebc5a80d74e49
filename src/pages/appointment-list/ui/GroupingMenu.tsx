import { useUnit } from 'effector-react'
import { Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuRadioGroup } from '@/shared/ui/menu'
import { GROUPINGS } from '../lib/group-notifications'
import { $grouping, groupingChosen } from '../model/appointment-list'
import { ToolbarButton } from './ToolbarButton'

export function GroupingMenu() {
  const { t } = useTranslation('appointments')
  const { grouping, choose } = useUnit({ grouping: $grouping, choose: groupingChosen })
  return (
    <Menu
      label={t('grouping')}
      trigger={(props) => <ToolbarButton {...props} icon={Rows3} label={t(`groupings.${grouping}`)} />}
    >
      <MenuRadioGroup
        label={t('grouping')}
        value={grouping}
        options={GROUPINGS.map((value) => ({ value, label: t(`groupings.${value}`) }))}
        onChange={choose}
      />
    </Menu>
  )
}
