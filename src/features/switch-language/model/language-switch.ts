import { createEffect, createEvent, createStore, sample } from 'effector'
import { type Language, loadLanguage, readLanguageCookie, writeLanguageCookie } from '@/shared/i18n'
import { createTask } from '@/shared/lib/effector'
import { reportSilentFailure } from '@/shared/report'
import {
  $location,
  $targetLanguage,
  $targetLocation,
  openExternalUrlTask,
  navigateFx,
  type PortalLocation,
  translatePath,
} from '@/shared/routes'
import { sendTabMessageOn, tabMessageOf } from '@/shared/tabs'

interface LanguageSwitch {
  language: Language
  /** False for a choice in another tab. */
  isFromThisTab: boolean
}

// Events
export const languageChosen = createEvent<Language>()

// Effects
const saveLanguageTask = createTask(writeLanguageCookie)
/** The cookie is the shared value of all tabs. */
const loadLanguageTask = createTask(readLanguageCookie)
export const loadTextsFx = createEffect(async ({ language }: LanguageSwitch) => loadLanguage(language))

// Stores
/** Null unless texts are loading. A later choice replaces it, also one of the current language. */
const $requested = createStore<LanguageSwitch | null>(null)

// Connections
sample({ clock: tabMessageOf('language-changed'), target: loadLanguageTask })
const switchStarted = sample({
  clock: [
    languageChosen.map((language): LanguageSwitch => ({ language, isFromThisTab: true })),
    loadLanguageTask.doneData.map((language): LanguageSwitch => ({ language, isFromThisTab: false })),
  ],
  source: { requested: $requested, current: $targetLanguage },
  filter: ({ requested, current }, { language }) => language !== (requested?.language ?? current),
  fn: (_, started) => started,
})
sample({ clock: switchStarted, target: [$requested, loadTextsFx] })

const textsLoaded = sample({
  clock: loadTextsFx.done,
  source: $requested,
  filter: (requested, { params }) => requested === params,
  fn: (_, { params }) => params,
})
const textsFailed = sample({
  clock: loadTextsFx.fail,
  source: $requested,
  filter: (requested, { params }) => requested === params,
  fn: (_, result) => result,
})
$requested.reset(textsLoaded, textsFailed)
/**
 * A page that is loading is opened in the new language. On the current page the scroll position is kept, and a switch by
 * another tab replaces the history entry, so that Back does not undo it.
 */
sample({
  clock: textsLoaded,
  source: { location: $location, target: $targetLocation, targetLanguage: $targetLanguage },
  filter: ({ targetLanguage }, { language }) => targetLanguage !== language,
  fn: ({ location, target }, { language, isFromThisTab }) => ({
    to: pathInLanguage(target, language),
    replace: !isFromThisTab && target === location,
    preventScrollReset: target === location,
  }),
  target: navigateFx,
})
/** The texts failed to load: a full page load of the new URL tries again. */
sample({
  clock: textsFailed,
  source: $targetLocation,
  filter: (_, { params }) => params.isFromThisTab,
  fn: (location, { params }) => pathInLanguage(location, params.language),
  target: openExternalUrlTask,
})
/** A choice in another tab causes no page load, which would lose what the user has typed in this tab. */
reportSilentFailure(
  'language',
  textsFailed.filterMap(({ params, error }) => (params.isFromThisTab ? undefined : error)),
)

sample({
  clock: switchStarted,
  filter: ({ isFromThisTab }) => isFromThisTab,
  fn: ({ language }) => language,
  target: saveLanguageTask,
})
sendTabMessageOn(saveLanguageTask.doneData, 'language-changed')

function pathInLanguage({ pathname, search, hash }: PortalLocation, language: Language): string {
  return translatePath(pathname, language) + search + hash
}
