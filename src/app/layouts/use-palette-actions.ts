import { useUnit } from 'effector-react'
import { Languages, LogOut, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PaletteAction } from '@/features/search-patients'
import { signOutRequested } from '@/features/sign-out'
import { $mode, modeChosen } from '@/features/switch-appearance'
import { languageChosen } from '@/features/switch-language'
import { $language } from '@/shared/routes'

const turkishChosen = languageChosen.prepend(() => 'tr')
const englishChosen = languageChosen.prepend(() => 'en')
const lightChosen = modeChosen.prepend(() => 'light')
const darkChosen = modeChosen.prepend(() => 'dark')

/** What the palette can do besides finding; only what would change something. */
export function usePaletteActions(): PaletteAction[] {
  const { t } = useTranslation('shell')
  const { language, mode } = useUnit({ language: $language, mode: $mode })
  return [
    language === 'tr'
      ? { id: 'english', label: t('actions.english'), icon: Languages, keywords: ['English'], run: englishChosen }
      : { id: 'turkish', label: t('actions.turkish'), icon: Languages, keywords: ['Türkçe'], run: turkishChosen },
    mode === 'light'
      ? { id: 'dark', label: t('actions.dark'), icon: Moon, keywords: [t('mode')], run: darkChosen }
      : { id: 'light', label: t('actions.light'), icon: Sun, keywords: [t('mode')], run: lightChosen },
    { id: 'sign-out', label: t('signOut'), icon: LogOut, keywords: [], run: signOutRequested },
  ]
}
