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

/** Called once for each language: in the language of the page the first text is the label, all others are aliases. */
type TextsOf = (translate: Translate<typeof NAMESPACES>) => [string, ...string[]]

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

  const command = (id: string, icon: IconNode, run: () => void, textsOf: TextsOf): ActionCommand => {
    const [label, ...aliases] = textsOf(t)
    return { id, label, icon, run, aliases: () => [...aliases, ...textsOf(tOther)] }
  }
  return [
    command(
      other,
      Languages,
      () => requested.language(other),
      (translate) => [translate(`actions.${other}`), translate(`languages.${other}`)],
    ),
    command(
      otherMode,
      otherMode === 'dark' ? Moon : Sun,
      () => requested.mode(otherMode),
      (translate) => [translate(`actions.${otherMode}`), translate('mode')],
    ),
    command(
      'join-call',
      Video,
      () => requested.joinDialog({ peerName: null }),
      (translate) => [translate('call:join.action'), translate('call:join.keywords')],
    ),
    ...(hasCall
      ? []
      : [
          command('test-devices', Webcam, requested.deviceTest, (translate) => [
            translate('call:deviceTest.title'),
            translate('call:deviceTest.keywords'),
          ]),
        ]),
    command(
      'reminders',
      Bell,
      () => requested.reminders(null),
      (translate) => [translate('reminders:title'), translate('reminders:keywords')],
    ),
    command('notifications', CircleAlert, requested.notifications, (translate) => [
      translate('notifications:title'),
      translate('notifications:keywords'),
    ]),
    command('recent-toasts', MessageSquareText, requested.toasts, (translate) => [
      translate('toasts:recent.title'),
      translate('toasts:recent.keywords'),
    ]),
    command('new-ticket', LifeBuoy, requested.ticket, (translate) => [translate('ticket:create'), translate('help')]),
    command('shortcuts', Keyboard, requested.shortcuts, (translate) => [translate('shortcuts:title')]),
    ...(hasPatientSite
      ? [command('patient-site', HeartPulse, requested.patientSite, (translate) => [translate('patientSite')])]
      : []),
    command('sign-out', LogOut, requested.signOut, (translate) => [translate('signOut')]),
    ...companies
      .filter((company) => company !== active)
      .map(({ uuid, name }) =>
        command(
          uuid,
          Hospital,
          () => requested.clinic(uuid),
          (translate) => [
            translate('clinic:switchTo', { clinic: name ?? translate('clinic:unnamed') }),
            translate('clinic:change'),
          ],
        ),
      ),
  ]
}
