import { useUnit } from 'effector-react'
import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '@/shared/ui/field'
import { Popover } from '@/shared/ui/popover'
import { OPTIONAL_COLUMNS } from '../lib/columns'
import { $columns, columnToggled } from '../model/column-preferences'
import styles from './AppointmentList.module.css'
import { ToolbarButton } from './ToolbarButton'

export function ColumnPicker() {
  const { t } = useTranslation('appointments')
  const { columns, toggle } = useUnit({ columns: $columns, toggle: columnToggled })
  return (
    <Popover
      label={t('columnChoice')}
      trigger={(props) => <ToolbarButton {...props} icon={Columns3} label={t('columnChoice')} />}
    >
      <div className={styles.columns}>
        {OPTIONAL_COLUMNS.map((column) => (
          <CheckboxField
            key={column}
            label={t(`columns.${column}`)}
            isChecked={columns.includes(column)}
            onCheckedChange={() => toggle(column)}
          />
        ))}
      </div>
    </Popover>
  )
}
