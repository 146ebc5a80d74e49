import { useUnit } from 'effector-react'
import { Building2, HeartPulse, Keyboard, Languages, LifeBuoy, LogOut, Moon, Sun, Video, Webcam } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PaletteActionId } from '@/app/wiring/features/palette-actions'
import { $selectedCompany, activeCompany, useCompanies } from '@/entities/company'
import type { PaletteCommand } from '@/features/search-patients'
import { $mode } from '@/features/switch-appearance'
import { $hasCall } from '@/features/video-call'
import { $isPatientSiteAvailable } from '@/features/visit-patient-site'
import { otherLanguage } from '@/shared/i18n'
import { $language } from '@/shared/routes'

/** Actions of the search palette; only those that would change something. `wiring/features/palette-actions.ts` runs them. */
export function usePaletteActions(): PaletteCommand<PaletteActionId>[] {
  const { t, i18n } = useTranslation(['shell', 'shortcuts', 'ticket', 'call'])
  const { language, mode, hasCall, hasPatientSite } = useUnit({
    language: $language,
    mode: $mode,
    hasCall: $hasCall,
    hasPatientSite: $isPatientSiteAvailable,
  })
  const tOther = i18n.getFixedT(otherLanguage(language), ['shell', 'shortcuts', 'ticket', 'call'] as const)
  const clinicActions = useClinicActions()
  return [
    language === 'tr'
      ? {
          id: 'en',
          label: t('actions.english'),
          icon: Languages,
          aliases: () => [tOther('actions.english'), 'English'],
        }
      : {
          id: 'tr',
          label: t('actions.turkish'),
          icon: Languages,
          aliases: () => [tOther('actions.turkish'), 'Türkçe'],
        },
    mode === 'light'
      ? { id: 'dark', label: t('actions.dark'), icon: Moon, aliases: () => [tOther('actions.dark'), t('mode')] }
      : { id: 'light', label: t('actions.light'), icon: Sun, aliases: () => [tOther('actions.light'), t('mode')] },
    {
      id: 'join-call',
      label: t('call:join.action'),
      icon: Video,
      aliases: () => [tOther('call:join.action'), t('call:join.keywords'), tOther('call:join.keywords')],
    },
    ...(hasCall
      ? []
      : [
          {
            id: 'test-devices' as const,
            label: t('call:deviceTest.title'),
            icon: Webcam,
            aliases: () => [
              tOther('call:deviceTest.title'),
              t('call:deviceTest.keywords'),
              tOther('call:deviceTest.keywords'),
            ],
          },
        ]),
    {
      id: 'new-ticket',
      label: t('ticket:create'),
      icon: LifeBuoy,
      aliases: () => [tOther('ticket:create'), t('help'), tOther('help')],
    },
    { id: 'shortcuts', label: t('shortcuts:title'), icon: Keyboard, aliases: () => [tOther('shortcuts:title')] },
    ...(hasPatientSite
      ? [
          {
            id: 'patient-site' as const,
            label: t('patientSite'),
            icon: HeartPulse,
            aliases: () => [tOther('patientSite')],
          },
        ]
      : []),
    { id: 'sign-out', label: t('signOut'), icon: LogOut, aliases: () => [tOther('signOut')] },
    ...clinicActions,
  ]
}

function useClinicActions(): PaletteCommand<PaletteActionId>[] {
  const { t, i18n } = useTranslation('clinic')
  const { language, selected } = useUnit({ language: $language, selected: $selectedCompany })
  const { data: companies = [] } = useCompanies()
  const tOther = i18n.getFixedT(otherLanguage(language), 'clinic')
  const active = activeCompany(companies, selected)
  return companies
    .filter((company) => company !== active)
    .map(({ uuid, name }) => ({
      id: `clinic:${uuid}` as const,
      label: t('switchTo', { clinic: name ?? t('unnamed') }),
      icon: Building2,
      aliases: () => [name ?? '', t('change'), tOther('change')],
    }))
}
