import { type AccessContext, canOpen } from '@/shared/routes'

/** The four tiles of the specification. */
const SHORTCUTS = ['calendar', 'appointments', 'patients', 'crm'] as const
export type Shortcut = (typeof SHORTCUTS)[number]

/** Only what the user may open. */
export const permittedShortcuts = (access: AccessContext): Shortcut[] => SHORTCUTS.filter((id) => canOpen(id, access))
