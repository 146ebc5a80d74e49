import { CornerDownLeft, Users } from 'lucide-react'
import type { PointerEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/shared/ui/icon'
import { findInName } from '@/shared/lib/find-matches'
import { Highlight } from '@/shared/ui/text'
import type { PaletteRow, PaletteSection } from '../lib/palette-sections'
import type { PaletteCommand } from '../lib/find-commands'
import styles from './PaletteList.module.css'
import rowStyles from './PaletteRow.module.css'
import { PatientRow } from './PatientRow'

interface PaletteListProps {
  id: string
  ref: Ref<HTMLDivElement>
  sections: readonly PaletteSection[]
  active: PaletteRow | null
  term: string
  onHighlight: (row: PaletteRow) => void
  onChoose: (row: PaletteRow) => void
}

export const rowElementId = (listId: string, row: PaletteRow): string => `${listId}-${row.id}`

/** Browsers also fire `pointermove` when rows appear under a resting pointer; those events have no movement. */
const isPointerMove = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0

export function PaletteList({ id, ref, sections, active, term, onHighlight, onChoose }: PaletteListProps) {
  'use memo'
  const { t } = useTranslation('search')
  return (
    <div id={id} ref={ref} role="listbox" tabIndex={-1} aria-label={t('results')} className={styles.list}>
      {sections.map((section) => (
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`} className={styles.section}>
          <div id={`${id}-${section.id}`} role="presentation" className={styles.heading}>
            {t(`sections.${section.id}`)}
          </div>
          {section.rows.map((row) => (
            // The text field keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={row.id}
              id={rowElementId(id, row)}
              role="option"
              aria-selected={row.id === active?.id}
              className={rowStyles.row}
              data-kind={row.kind}
              onPointerMove={(event) => {
                if (row.id !== active?.id && isPointerMove(event)) onHighlight(row)
              }}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(row)}
            >
              <RowContent row={row} term={term} />
              <Icon icon={CornerDownLeft} size={16} className={rowStyles.enter} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function RowContent({ row, term }: { row: PaletteRow; term: string }) {
  switch (row.kind) {
    case 'patient':
      return <PatientRow patient={row.patient} term={term} />
    case 'all-patients':
      return <AllPatientsRow count={row.count} />
    case 'page':
      return <CommandRow command={row.page} term={term} />
    case 'action':
      return <CommandRow command={row.action} term={term} />
  }
}

function AllPatientsRow({ count }: { count: number }) {
  const { t } = useTranslation('search')
  return (
    <>
      <span className={rowStyles.drawing}>
        <Icon icon={Users} size={18} />
      </span>
      <span className={rowStyles.label}>{t('showAll', { count })}</span>
    </>
  )
}

function CommandRow({ command, term }: { command: PaletteCommand; term: string }) {
  'use memo'
  const { icon, label, group } = command
  return (
    <>
      <span className={rowStyles.drawing}>{icon && <Icon icon={icon} size={18} />}</span>
      <span className={rowStyles.texts}>
        <span className={rowStyles.label}>
          <Highlight text={label} ranges={findInName(label, term)} />
        </span>
      </span>
      {group !== undefined && <span className={rowStyles.group}>{group}</span>}
    </>
  )
}
