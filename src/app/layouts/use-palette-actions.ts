import { useUnit } from 'effector-react'
import { Keyboard, Languages, LogOut, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PaletteActionId } from '@/app/wiring/search'
import type { PaletteAction } from '@/features/search-patients'
import { $mode } from '@/features/switch-appearance'
import { otherLanguage } from '@/shared/i18n'
import { $language } from '@/shared/routes'

/** What the palette can do besides finding; only what would change something. What they do stands in `wiring/search.ts`. */
export function usePaletteActions(): (PaletteAction & { id: PaletteActionId })[] {
  const { t, i18n } = useTranslation(['shell', 'shortcuts'])
  const { language, mode } = useUnit({ language: $language, mode: $mode })
  const tOther = i18n.getFixedT(otherLanguage(language), ['shell', 'shortcuts'] as const)
  return [
    language === 'tr'
      ? { id: 'en', label: t('actions.english'), icon: Languages, keywords: [tOther('actions.english'), 'English'] }
      : { id: 'tr', label: t('actions.turkish'), icon: Languages, keywords: [tOther('actions.turkish'), 'Türkçe'] },
    mode === 'light'
      ? { id: 'dark', label: t('actions.dark'), icon: Moon, keywords: [tOther('actions.dark'), t('mode')] }
      : { id: 'light', label: t('actions.light'), icon: Sun, keywords: [tOther('actions.light'), t('mode')] },
    { id: 'shortcuts', label: t('shortcuts:title'), icon: Keyboard, keywords: [tOther('shortcuts:title')] },
    { id: 'sign-out', label: t('signOut'), icon: LogOut, keywords: [tOther('signOut')] },
  ]
}
