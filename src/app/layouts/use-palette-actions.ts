import { useUnit } from 'effector-react'
import {
  HeartPulse,
  Hospital,
  Keyboard,
  Languages,
  LifeBuoy,
  LogOut,
  type IconNode,
  Moon,
  Sun,
  Video,
  Webcam,
} from 'lucide'
import type { PaletteActionId } from '@/app/wiring/features/palette-actions'
import { $selectedCompany, activeCompany, useCompanies } from '@/entities/company'
import type { PaletteCommand } from '@/features/search-patients'
import { $mode } from '@/features/switch-appearance'
import { $hasCall } from '@/features/video-call'
import { $isPatientSiteAvailable } from '@/features/visit-patient-site'
import { LANGUAGES, otherLanguage, type Translate, translateIn, useTranslation } from '@/shared/i18n'
import { $language } from '@/shared/routes'

const NAMESPACES = ['shell', 'shortcuts', 'ticket', 'call', 'clinic'] as const

/** Called once for each language: in the language of the page the first text is the label, all others are aliases. */
type TextsOf = (translate: Translate<typeof NAMESPACES>) => [string, ...string[]]

/** Actions of the search palette; only those that would change something. `wiring/features/palette-actions.ts` runs them. */
export function usePaletteActions(): PaletteCommand<PaletteActionId>[] {
  const { t } = useTranslation(NAMESPACES)
  const { language, mode, hasCall, hasPatientSite, selectedCompany } = useUnit({
    language: $language,
    mode: $mode,
    hasCall: $hasCall,
    hasPatientSite: $isPatientSiteAvailable,
    selectedCompany: $selectedCompany,
  })
  const { data: companies = [] } = useCompanies()
  const active = activeCompany(companies, selectedCompany)
  const tOther = translateIn(otherLanguage(language), NAMESPACES)

  const command = (id: PaletteActionId, icon: IconNode, textsOf: TextsOf): PaletteCommand<PaletteActionId> => {
    const [label, ...aliases] = textsOf(t)
    return { id, label, icon, aliases: () => [...aliases, ...textsOf(tOther)] }
  }
  return [
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      command(other, Languages, (translate) => [translate(`actions.${other}`), translate(`languages.${other}`)]),
    ),
    mode === 'light'
      ? command('dark', Moon, (translate) => [translate('actions.dark'), translate('mode')])
      : command('light', Sun, (translate) => [translate('actions.light'), translate('mode')]),
    command('join-call', Video, (translate) => [translate('call:join.action'), translate('call:join.keywords')]),
    ...(hasCall
      ? []
      : [
          command('test-devices', Webcam, (translate) => [
            translate('call:deviceTest.title'),
            translate('call:deviceTest.keywords'),
          ]),
        ]),
    command('new-ticket', LifeBuoy, (translate) => [translate('ticket:create'), translate('help')]),
    command('shortcuts', Keyboard, (translate) => [translate('shortcuts:title')]),
    ...(hasPatientSite ? [command('patient-site', HeartPulse, (translate) => [translate('patientSite')])] : []),
    command('sign-out', LogOut, (translate) => [translate('signOut')]),
    ...companies
      .filter((company) => company !== active)
      .map(({ uuid, name }) =>
        command(`clinic:${uuid}`, Hospital, (translate) => [
          translate('clinic:switchTo', { clinic: name ?? translate('clinic:unnamed') }),
          translate('clinic:change'),
        ]),
      ),
  ]
}
