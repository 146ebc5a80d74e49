import type { NewArticle } from '../../help/help-store.ts'
import { ENGLISH_ARTICLES } from './english.ts'
import { TURKISH_ARTICLES } from './turkish.ts'

/** The category that the calendar page asks for; `/config.json` names it to the portal. */
export const CALENDAR_CATEGORY = '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42'
const PATIENTS_CATEGORY = '3e9d5c71-6b2a-4f84-a0d7-c15b8e42f963'
const PORTAL_CATEGORY = 'c7f1a268-94be-4d35-8e03-5a6d2b9c0e17'

/** An article in one language. */
export interface ArticleText {
  title: string
  subtitle: string | null
  html: string | null
}

const CATALOGUE = [
  {
    key: 'createAppointment',
    uuid: '1f7b3a90-5c0e-4c3e-8f55-9d0f2b6a7c31',
    category: CALENDAR_CATEGORY,
    isFeatured: true,
  },
  {
    key: 'moveAppointment',
    uuid: '2a8c4ba1-6d1f-4d4f-9066-ae103c7b8d42',
    category: CALENDAR_CATEGORY,
    isFeatured: false,
  },
  {
    key: 'cancelAppointment',
    uuid: '3b9d5cb2-7e20-4e50-a177-bf214d8c9e53',
    category: CALENDAR_CATEGORY,
    isFeatured: false,
  },
  { key: 'workingHours', uuid: '4cae6dc3-8f31-4f61-b288-c0325e9daf64', category: CALENDAR_CATEGORY, isFeatured: false },
  { key: 'onlineBooking', uuid: '5dbf7ed4-9042-4072-8399-d1436faeb075', category: CALENDAR_CATEGORY, isFeatured: true },
  { key: 'printDay', uuid: '6ec08fe5-a153-4183-94aa-e25470bfc186', category: CALENDAR_CATEGORY, isFeatured: false },
  { key: 'findPatient', uuid: '7fd190f6-b264-4294-a5bb-f36581c0d297', category: PATIENTS_CATEGORY, isFeatured: true },
  {
    key: 'lockedPatient',
    uuid: '80e2a107-c375-43a5-b6cc-047692d1e3a8',
    category: PATIENTS_CATEGORY,
    isFeatured: false,
  },
  { key: 'reminders', uuid: '91f3b218-d486-44b6-87dd-1587a3e2f4b9', category: PATIENTS_CATEGORY, isFeatured: false },
  { key: 'switchClinic', uuid: 'a204c329-e597-45c7-98ee-2698b4f305ca', category: PORTAL_CATEGORY, isFeatured: false },
  { key: 'videoCall', uuid: 'b315d43a-f6a8-46d8-a9ff-37a9c50416db', category: PORTAL_CATEGORY, isFeatured: true },
  { key: 'supportTicket', uuid: 'c426e54b-07b9-47e9-ba00-48bad61527ec', category: PORTAL_CATEGORY, isFeatured: false },
] as const

export type ArticleKey = (typeof CATALOGUE)[number]['key']

/** Every article in both languages; one that has no English text yet is left out there. */
export const demoArticles = (): NewArticle[] =>
  CATALOGUE.flatMap(({ key, ...article }, position) => {
    const english = ENGLISH_ARTICLES[key]
    return [
      { ...article, position, language: 'TR' as const, ...TURKISH_ARTICLES[key] },
      ...(english ? [{ ...article, position, language: 'EN' as const, ...english }] : []),
    ]
  })
