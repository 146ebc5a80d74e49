import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { LiveRegion } from '@/shared/ui/live-region'
import { $announcedChange } from '../model/undo-announcement'
import { undoText } from './undo-text'

/** Rendered once: several lists with an `UndoBar` can be visible. */
export function UndoAnnouncement() {
  const { t } = useTranslation('reminders')
  const change = useUnit($announcedChange)
  return <LiveRegion message={change ? undoText(t, change) : ''} messageId={change?.uuid ?? ''} />
}
