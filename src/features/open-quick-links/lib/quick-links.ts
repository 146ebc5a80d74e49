import { type AccessContext, canOpen } from '@/shared/routes'

const QUICK_LINKS = ['calendar', 'appointments', 'patients', 'crm'] as const
export type QuickLink = (typeof QUICK_LINKS)[number]

export const permittedQuickLinks = (access: AccessContext): QuickLink[] =>
  QUICK_LINKS.filter((id) => canOpen(id, access))

/** Index to which a key moves the focus in a grid filled row by row; undefined at its edges. */
export function stepInGrid(key: string, at: number, { columns, length }: { columns: number; length: number }) {
  const isRowStart = at % columns === 0
  const isRowEnd = at % columns === columns - 1
  const targets: Record<string, number | undefined> = {
    ArrowRight: isRowEnd ? undefined : at + 1,
    ArrowLeft: isRowStart ? undefined : at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: length - 1,
  }
  const target = targets[key]
  return target !== undefined && target >= 0 && target < length ? target : undefined
}
