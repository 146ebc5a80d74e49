import { type AccessContext, canOpen } from '@/shared/routes'

/** The four tiles of the specification. */
const QUICK_LINKS = ['calendar', 'appointments', 'patients', 'crm'] as const
export type QuickLink = (typeof QUICK_LINKS)[number]

/** Only what the user may open. */
export const permittedQuickLinks = (access: AccessContext): QuickLink[] =>
  QUICK_LINKS.filter((id) => canOpen(id, access))
