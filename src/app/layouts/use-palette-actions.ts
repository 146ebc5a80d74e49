import { useUnit } from 'effector-react'
import {
  Bell,
  CircleAlert,
  HeartPulse,
  Hospital,
  Keyboard,
  Languages,
  LifeBuoy,
  LogOut,
  type IconNode,
  MessageSquareText,
  Moon,
  Sun,
  Video,
  Webcam,
} from 'lucide'
import { $selectedCompany, activeCompany, useCompanies } from '@/entities/company'
import { ticketRequested } from '@/features/create-ticket'
import { shortcutListRequested } from '@/features/list-shortcuts'
import { notificationsDrawerRequested } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { recentToastsRequested } from '@/features/review-toasts'
import type { ActionCommand } from '@/features/search-patients'
import { signOutRequested } from '@/features/sign-out'
import { $mode, modeChosen } from '@/features/switch-appearance'
import { clinicChosen } from '@/features/switch-clinic'
import { languageChosen } from '@/features/switch-language'
import { $hasCall, deviceTestRequested, joinDialogRequested } from '@/features/video-call'
import { $isPatientSiteAvailable, patientSiteChosen } from '@/features/visit-patient-site'
import { otherLanguage, type Translate, translateIn, useTranslation } from '@/shared/i18n'
import { $language } from '@/shared/routes'

const NAMESPACES = ['shell', 'shortcuts', 'ticket', 'call', 'clinic', 'reminders', 'notifications', 'toasts'] as const

/** Per action: the first text in the language of the page is the label, all others in both languages are aliases. */
const TEXTS = {
  tr: ['actions.tr', 'languages.tr'],
  en: ['actions.en', 'languages.en'],
  light: ['actions.light', 'mode'],
  dark: ['actions.dark', 'mode'],
  'join-call': ['call:join.action', 'call:join.keywords'],
  'test-devices': ['call:deviceTest.title', 'call:deviceTest.keywords'],
  reminders: ['reminders:title', 'reminders:keywords'],
  notifications: ['notifications:title', 'notifications:keywords'],
  'recent-toasts': ['toasts:recent.title', 'toasts:recent.keywords'],
  'new-ticket': ['ticket:create', 'help'],
  shortcuts: ['shortcuts:title'],
  'patient-site': ['patientSite'],
  'sign-out': ['signOut'],
} as const

const clinicSwitchText = (translate: Translate<typeof NAMESPACES>, clinic: string | null) =>
  translate('clinic:switchTo', { clinic: clinic ?? translate('clinic:unnamed') })

/** Actions of the search palette, without those that would change nothing, such as the current language. */
export function usePaletteActions(): ActionCommand[] {
  const { t } = useTranslation(NAMESPACES)
  const { language, mode, hasCall, hasPatientSite, selectedCompany } = useUnit({
    language: $language,
    mode: $mode,
    hasCall: $hasCall,
    hasPatientSite: $isPatientSiteAvailable,
    selectedCompany: $selectedCompany,
  })
  const requested = useUnit({
    language: languageChosen,
    mode: modeChosen,
    joinDialog: joinDialogRequested,
    deviceTest: deviceTestRequested,
    reminders: remindersRequested,
    notifications: notificationsDrawerRequested,
    toasts: recentToastsRequested,
    ticket: ticketRequested,
    shortcuts: shortcutListRequested,
    patientSite: patientSiteChosen,
    signOut: signOutRequested,
    clinic: clinicChosen,
  })
  const { data: companies = [] } = useCompanies()
  const active = activeCompany(companies, selectedCompany)
  const other = otherLanguage(language)
  const otherMode = mode === 'light' ? 'dark' : 'light'
  const tOther = translateIn(other, NAMESPACES)

  const command = (id: keyof typeof TEXTS, icon: IconNode, run: () => void): ActionCommand => {
    const [label, ...aliases] = TEXTS[id]
    return {
      id,
      label: t(label),
      icon,
      run,
      aliases: () => [...aliases.map((key) => t(key)), ...TEXTS[id].map((key) => tOther(key))],
    }
  }
  return [
    command(other, Languages, () => requested.language(other)),
    command(otherMode, otherMode === 'dark' ? Moon : Sun, () => requested.mode(otherMode)),
    command('join-call', Video, () => requested.joinDialog({ peerName: null })),
    ...(hasCall ? [] : [command('test-devices', Webcam, requested.deviceTest)]),
    command('reminders', Bell, () => requested.reminders(null)),
    command('notifications', CircleAlert, requested.notifications),
    command('recent-toasts', MessageSquareText, requested.toasts),
    command('new-ticket', LifeBuoy, requested.ticket),
    command('shortcuts', Keyboard, requested.shortcuts),
    ...(hasPatientSite ? [command('patient-site', HeartPulse, requested.patientSite)] : []),
    command('sign-out', LogOut, requested.signOut),
    ...companies
      .filter((company) => company !== active)
      .map(({ uuid, name }) => ({
        id: uuid,
        label: clinicSwitchText(t, name),
        icon: Hospital,
        run: () => requested.clinic(uuid),
        aliases: () => [t('clinic:change'), clinicSwitchText(tOther, name), tOther('clinic:change')],
      })),
  ]
}
