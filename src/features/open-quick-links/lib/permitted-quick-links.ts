import { type AccessContext, canOpen } from '@/shared/routes'

const QUICK_LINKS = ['calendar', 'appointments', 'patients', 'crm'] as const
export type QuickLink = (typeof QUICK_LINKS)[number]

export const permittedQuickLinks = (access: AccessContext): QuickLink[] =>
  QUICK_LINKS.filter((id) => canOpen(id, access))
