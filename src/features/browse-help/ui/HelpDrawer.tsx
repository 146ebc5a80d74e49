import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '@/shared/ui/drawer'
import { LateSlot } from '@/shared/ui/late'
import { $isHelpDrawerOpen, helpDismissed } from '../model/help-drawer'
import { helpBody } from '../model/late-body'

const WIDTH = 550

/** Its frame is always there, its body comes when the browser has time. */
export function HelpDrawer() {
  const { t } = useTranslation('help')
  const { isOpen, dismiss } = useUnit({ isOpen: $isHelpDrawerOpen, dismiss: helpDismissed })
  return (
    <Drawer isOpen={isOpen} onClose={() => dismiss()} title={t('title')} width={WIDTH}>
      <LateSlot of={helpBody} props={{}} />
    </Drawer>
  )
}
