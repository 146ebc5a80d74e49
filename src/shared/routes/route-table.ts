import type { IconNode } from 'lucide'
import {
  ArrowLeftRight,
  Boxes,
  CalendarDays,
  ChartNoAxesCombined,
  CircleHelp,
  ClipboardList,
  HeartHandshake,
  House,
  Landmark,
  Network,
  Settings2,
  UsersRound,
} from 'lucide'
import type { Language } from '@/shared/i18n'
import type { AccessRequirement } from './access'

interface AnyRoute {
  /** Path below the language segment; `:name` is a parameter. */
  slug: Record<Language, string>
  /** Required to open the screen; without it, every signed-in user may. */
  access?: AccessRequirement
  /** Required for the menu entry, where that is stricter than `access`. */
  menuAccess?: AccessRequirement
  /** After `g`, this letter opens the screen: a letter of its title from a to z, but not `g` itself. */
  goToKey?: Record<Language, string>
  parent?: 'crm'
  isPublic?: true
}

interface TopRoute extends AnyRoute {
  menu: 'top'
  icon: IconNode
  goToKey: Record<Language, string>
}

interface OtherRoute extends AnyRoute {
  /** Group in the menu. Without it, the screen is not in the menu. */
  menu?: MenuGroupId
  icon?: never
}

type RouteDefinition = TopRoute | OtherRoute

/** They need no permission of their own: the menu leaves out a group without screens. */
export const MENU_GROUPS = {
  mbys: { icon: Network },
  reports: { icon: ChartNoAxesCombined },
  patientTransfer: { icon: ArrowLeftRight },
  finance: { icon: Landmark },
  erp: { icon: Boxes },
  management: { icon: Settings2 },
} satisfies Record<string, { icon: IconNode }>

export type MenuGroupId = keyof typeof MENU_GROUPS

const mbys: AccessRequirement = { group: 'system', permission: 'system_mbys' }
const report = (permission?: string): AccessRequirement => ({ group: 'reports', ...(permission && { permission }) })
const reportHiddenByTransactions = (permission: string): AccessRequirement => ({
  ...report(permission),
  hiddenByTransactions: true,
})
const transfer = (permission: string): AccessRequirement => ({ group: 'patient_transfer', permission })
const finance = (permission?: string): AccessRequirement => ({
  group: 'finance',
  hiddenByTransactions: true,
  ...(permission && { permission }),
})

/**
 * Every screen of the portal, in menu order; slugs and permissions are those of the specification (sections 2 and 6). Menu,
 * router, palette, shortcuts, guards and language switch all derive from this table; titles are `routes:titles.<id>`.
 */
export const ROUTES = {
  home: { slug: { tr: '', en: '' }, menu: 'top', icon: House, goToKey: { tr: 'a', en: 'h' } },
  signIn: { slug: { tr: 'giris-yap', en: 'sign-in' }, isPublic: true },
  calendar: {
    slug: { tr: 'takvim', en: 'calendar' },
    access: { group: 'calendar', permission: 'calendar_show' },
    menu: 'top',
    icon: CalendarDays,
    goToKey: { tr: 't', en: 'c' },
  },
  appointments: {
    slug: { tr: 'randevu-listesi', en: 'appointment-list' },
    access: { group: 'patient', permission: 'patient_appointment_list' },
    menu: 'top',
    icon: ClipboardList,
    goToKey: { tr: 'r', en: 'a' },
  },
  patients: {
    slug: { tr: 'hasta-listesi', en: 'patient-list' },
    access: { group: 'patient', permission: 'patient_list' },
    menu: 'top',
    icon: UsersRound,
    goToKey: { tr: 'h', en: 'p' },
  },
  crm: {
    slug: { tr: 'hasta-islemleri', en: 'patient-follow-ups' },
    access: { group: 'crm' },
    menu: 'top',
    icon: HeartHandshake,
    goToKey: { tr: 'i', en: 'f' },
  },
  patientFollowUp: { slug: { tr: 'hasta-takip/:id', en: 'patient-follow-up/:id' }, parent: 'crm' },
  mbysList: { slug: { tr: 'mbys-listesi', en: 'mbys-list' }, access: mbys, menu: 'mbys' },
  mbysSystem: { slug: { tr: 'mbys-sistemi', en: 'mbys-system' }, access: mbys, menu: 'mbys' },

  emergencyPatients: {
    slug: { tr: 'raporlar/acil-hasta-listesi', en: 'reports/emergency-patient-list' },
    access: report(),
    menu: 'reports',
  },
  overdueTreatments: {
    slug: { tr: 'raporlar/tedavisi-geciken-hastalar', en: 'reports/overdue-treatments' },
    access: report('reports_treatments_passed'),
    menu: 'reports',
  },
  treatmentReports: {
    slug: { tr: 'raporlar/tedavi-raporlari', en: 'reports/treatment-reports' },
    access: reportHiddenByTransactions('reports_treatments'),
    menu: 'reports',
  },
  appliedTreatments: {
    slug: { tr: 'raporlar/uygulanan-tedavi-raporu', en: 'reports/applied-treatments' },
    access: reportHiddenByTransactions('reports_applied_treatments'),
    menu: 'reports',
  },
  treatmentsWithoutConsent: {
    slug: { tr: 'raporlar/onamsiz-tedavi-raporlari', en: 'reports/treatments-without-consent' },
    access: reportHiddenByTransactions('reports_not_consent_treatments'),
    menu: 'reports',
  },
  endOfDay: {
    slug: { tr: 'raporlar/gun-sonu-raporu', en: 'reports/end-of-day' },
    access: report('end_of_day'),
    menu: 'reports',
  },
  smsReports: {
    slug: { tr: 'raporlar/sms-raporlari', en: 'reports/sms-reports' },
    access: reportHiddenByTransactions('sms_reports'),
    menu: 'reports',
  },

  partnerClinics: {
    slug: { tr: 'hasta-transferi/es-klinik-listesi', en: 'patient-transfer/partner-clinics' },
    access: transfer('patient_transfer_clinic_list'),
    menu: 'patientTransfer',
  },
  incomingPatients: {
    slug: { tr: 'hasta-transferi/gelen-hastalar', en: 'patient-transfer/incoming-patients' },
    access: transfer('patient_transfer_incoming'),
    menu: 'patientTransfer',
  },
  outgoingPatients: {
    slug: { tr: 'hasta-transferi/giden-hastalar', en: 'patient-transfer/outgoing-patients' },
    access: transfer('patient_transfer_outgoing'),
    menu: 'patientTransfer',
  },

  managerAccounts: {
    slug: { tr: 'finans/yonetici-cari', en: 'finance/manager-accounts' },
    access: finance('manager_finance'),
    menu: 'finance',
  },
  patientAccounts: {
    slug: { tr: 'finans/hasta-cari', en: 'finance/patient-accounts' },
    access: finance('patient_finance'),
    menu: 'finance',
  },
  supplierAccounts: {
    slug: { tr: 'finans/tedarikci-cari', en: 'finance/supplier-accounts' },
    access: finance('supplier_finance'),
    menu: 'finance',
  },
  bankAccounts: {
    slug: { tr: 'finans/banka-cari', en: 'finance/bank-accounts' },
    access: finance('bank_finance'),
    menu: 'finance',
  },
  purchaseInvoices: {
    slug: { tr: 'finans/alis-faturalari', en: 'finance/purchase-invoices' },
    access: finance(),
    menu: 'finance',
  },
  salesInvoices: {
    slug: { tr: 'finans/satis-faturalari', en: 'finance/sales-invoices' },
    access: finance(),
    menu: 'finance',
  },
  financeTreatments: {
    slug: { tr: 'raporlar/uygulanan-tedavi-raporu-finance', en: 'reports/applied-treatments-finance' },
    access: finance(),
    menu: 'finance',
  },
  financeSettings: { slug: { tr: 'finans/ayarlar', en: 'finance/settings' }, access: finance(), menu: 'finance' },

  suppliers: { slug: { tr: 'tedarikci-listesi', en: 'supplier-list' }, menu: 'erp' },
  products: { slug: { tr: 'urun-listesi', en: 'product-list' }, menu: 'erp' },
  stockTaking: { slug: { tr: 'stok-sayimi', en: 'stock-taking' }, menu: 'erp' },
  fifoCost: { slug: { tr: 'stok-raporlari/fifo-maliyet-raporu', en: 'stock-reports/fifo-cost' }, menu: 'erp' },
  lifoCost: { slug: { tr: 'stok-raporlari/lifo-maliyet-raporu', en: 'stock-reports/lifo-cost' }, menu: 'erp' },
  expiryDates: {
    slug: { tr: 'stok-raporlari/miad-son-kullanma-tarihi-raporu', en: 'stock-reports/expiry-dates' },
    menu: 'erp',
  },
  criticalStock: { slug: { tr: 'stok-raporlari/stok-durumu', en: 'stock-reports/stock-status' }, menu: 'erp' },
  stockValuation: {
    slug: { tr: 'stok-raporlari/stok-degerleme-raporu', en: 'stock-reports/stock-valuation' },
    menu: 'erp',
  },

  comments: {
    slug: { tr: 'sistem/yorumlar', en: 'system/comments' },
    access: { group: 'settings' },
    menu: 'management',
  },
  blog: {
    slug: { tr: 'sistem/blog-yonetimi', en: 'system/blog-management' },
    access: { group: 'settings' },
    menu: 'management',
  },
  /** Every user may open the settings; the menu entry is for users who manage the clinic. */
  settings: {
    slug: { tr: 'ayarlar', en: 'settings' },
    menuAccess: { group: 'settings' },
    menu: 'management',
    goToKey: { tr: 'y', en: 's' },
  },

  help: {
    slug: { tr: 'destek', en: 'support' },
    menu: 'top',
    icon: CircleHelp,
    goToKey: { tr: 'd', en: 'u' },
  },
} as const satisfies Record<string, RouteDefinition>

export type RouteId = keyof typeof ROUTES

export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[]
export const routeDefinition = (id: RouteId): RouteDefinition => ROUTES[id]

export const isPublicRoute = (id: RouteId): boolean => routeDefinition(id).isPublic === true
