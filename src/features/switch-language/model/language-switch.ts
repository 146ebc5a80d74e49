import { createEffect, createEvent, sample } from 'effector'
import { type Language, loadLanguage, readLanguageCookie, writeLanguageCookie } from '@/shared/i18n'
import { createTask } from '@/shared/lib/effector'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import {
  $language,
  $location,
  openExternalUrlFx,
  navigateFx,
  type PortalLocation,
  translatePath,
} from '@/shared/routes'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'

interface LanguageSwitch {
  language: Language
  path: string
  /** False for a choice in another tab. */
  isFromThisTab: boolean
}

// Events
export const languageChosen = createEvent<Language>()
const switchStarted = createEvent<LanguageSwitch>()

// Effects
const saveLanguageFx = createTask(writeLanguageCookie)
/** The cookie is the shared value of all tabs. */
const loadLanguageFx = createTask(readLanguageCookie)
export const loadTextsFx = createEffect(async ({ language }: LanguageSwitch) => loadLanguage(language))

// Connections
sample({
  clock: languageChosen,
  source: { current: $language, location: $location },
  filter: ({ current }, language) => current !== language,
  fn: ({ location }, language): LanguageSwitch => ({
    language,
    path: pathInLanguage(location, language),
    isFromThisTab: true,
  }),
  target: switchStarted,
})
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'language-changed',
  fn: () => {},
  target: loadLanguageFx,
})
sample({
  clock: loadLanguageFx.doneData,
  source: { current: $language, location: $location },
  filter: ({ current }, language) => current !== language,
  fn: ({ location }, language): LanguageSwitch => ({
    language,
    path: pathInLanguage(location, language),
    isFromThisTab: false,
  }),
  target: switchStarted,
})

sample({ clock: switchStarted, target: loadTextsFx })
/** A switch by another tab replaces the history entry, so that Back does not undo it. The scroll position is kept. */
sample({
  clock: loadTextsFx.done,
  fn: ({ params }) => ({ to: params.path, replace: !params.isFromThisTab, keepsScroll: true }),
  target: navigateFx,
})
/** The texts failed to load: a full page load of the new URL tries again. */
sample({
  clock: loadTextsFx.fail,
  filter: ({ params }) => params.isFromThisTab,
  fn: ({ params }) => params.path,
  target: openExternalUrlFx,
})
/** No page load, which would lose what the user has typed in this tab. */
sample({
  clock: loadTextsFx.fail,
  filter: ({ params }) => !params.isFromThisTab,
  fn: ({ error }): ProblemReport => ({ kind: 'silent-failure', where: 'language', details: [error.name] }),
  target: problemOccurred,
})

sample({
  clock: switchStarted,
  filter: ({ isFromThisTab }) => isFromThisTab,
  fn: ({ language }) => language,
  target: saveLanguageFx,
})
sample({ clock: saveLanguageFx.doneData, fn: (): TabMessage => ({ kind: 'language-changed' }), target: tabMessageSent })

function pathInLanguage({ pathname, search, hash }: PortalLocation, language: Language): string {
  return translatePath(pathname, language) + search + hash
}
