import { CornerDownLeft, Ellipsis, UsersRound } from 'lucide'
import type { PointerEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import { fullName, type Patient } from '@/entities/patient'
import { Icon } from '@/shared/ui/icon'
import { findInName } from '@/shared/lib/text'
import { Highlight } from '@/shared/ui/text'
import type { PaletteRow, PaletteSection } from '../lib/palette-sections'
import type { ActionsPatient } from '../lib/patient-actions'
import type { PaletteCommand } from '../lib/find-commands'
import { IconRow } from './IconRow'
import styles from './PaletteList.module.css'
import rowStyles from './PaletteRow.module.css'
import { PatientActionRow } from './PatientActionRow'
import { PatientRow } from './PatientRow'

interface PaletteListProps {
  id: string
  /** Patient whose actions are the rows. */
  actionsPatient: ActionsPatient | null
  sections: readonly PaletteSection[]
  active: PaletteRow | null
  term: string
  onHighlight: (row: PaletteRow) => void
  onChoose: (row: PaletteRow) => void
  onOpenActions: (patient: Patient) => void
}

export const rowElementId = (listId: string, row: PaletteRow): string => `${listId}-${row.id}`

/** Browsers also fire `pointermove` when rows appear under a resting pointer; those events have no movement. */
const isPointerMove = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0

const showActiveRow = (list: HTMLElement | null): void =>
  list?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })

export function PaletteList({
  id,
  actionsPatient,
  sections,
  active,
  term,
  onHighlight,
  onChoose,
  onOpenActions,
}: PaletteListProps) {
  'use memo'
  const { t } = useTranslation('search')
  const name = actionsPatient && (fullName(actionsPatient.patient) ?? t('unnamedLabel'))
  const hintId = `${id}-actions-hint`
  return (
    <>
      <div
        id={id}
        ref={showActiveRow}
        role="listbox"
        tabIndex={-1}
        aria-label={name === null ? t('results') : t('actionsOf', { name })}
        className={styles.list}
      >
        {sections.map((section) => (
          <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`} className={styles.section}>
            <div
              id={`${id}-${section.id}`}
              role="presentation"
              className={actionsPatient ? 'visually-hidden' : styles.heading}
            >
              {t(`sections.${section.id}`)}
            </div>
            {section.rows.map((row) => (
              // The text field keeps the focus and handles the keys (combobox pattern), so an option needs neither.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={row.id}
                id={rowElementId(id, row)}
                role="option"
                aria-selected={row.id === active?.id}
                aria-describedby={row.kind === 'patient' ? hintId : undefined}
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
                {row.kind === 'patient' && <ActionsButton onClick={() => onOpenActions(row.patient)} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p id={hintId} hidden>
        {t('openActionsHint')}
      </p>
    </>
  )
}

/** For mouse and touch; an option has no controls for the keyboard or a screen reader (decision 0074). */
function ActionsButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('search')
  return (
    <span
      aria-hidden="true"
      title={t('openActions')}
      className={rowStyles.actions}
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    >
      <Icon icon={Ellipsis} size={18} />
    </span>
  )
}

function RowContent({ row, term }: { row: PaletteRow; term: string }) {
  switch (row.kind) {
    case 'patient':
      return <PatientRow {...row} term={term} />
    case 'patient-action':
      return <PatientActionRow {...row} />
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
  return <IconRow icon={UsersRound} label={t('showAll', { count })} />
}

function CommandRow({ command, term }: { command: PaletteCommand; term: string }) {
  'use memo'
  const { icon, label, group } = command
  return <IconRow icon={icon} label={<Highlight text={label} ranges={findInName(label, term)} />} group={group} />
}
