import { expect, test } from 'vitest'
import { type AccessContext, decideAccess } from './access'
import { canOpen, menuFor, menuGroupOf, openableScreens } from './menu'
import { ROUTE_IDS, type RouteId, routeDefinition } from './route-table'

function context(permissions: Record<string, string[]>, transactions = false): AccessContext {
  const entries = Object.entries(permissions).map(([group, names]) => [group, new Set(names)] as const)
  return { permissions: new Map(entries), transactions }
}

const EVERYTHING = {
  calendar: ['calendar_show'],
  patient: ['patient_appointment_list', 'patient_list'],
  system: ['system_mbys'],
  reports: [
    'reports_treatments',
    'reports_treatments_passed',
    'reports_applied_treatments',
    'reports_not_consent_treatments',
    'end_of_day',
    'sms_reports',
  ],
  patient_transfer: ['patient_transfer_clinic_list', 'patient_transfer_incoming', 'patient_transfer_outgoing'],
  crm: [],
  finance: ['manager_finance', 'patient_finance', 'supplier_finance', 'bank_finance'],
  settings: [],
}

const menu = (user: AccessContext) =>
  menuFor(user).map((entry) => (entry.kind === 'route' ? entry.id : `${entry.id}: ${entry.children.join(' ')}`))

const childrenOf = (group: string, user: AccessContext): readonly RouteId[] => {
  const found = menuFor(user).find((entry) => entry.kind === 'group' && entry.id === group)
  return found?.kind === 'group' ? found.children : []
}

const ERP = 'erp: suppliers products stockTaking fifoCost lifoCost expiryDates criticalStock stockValuation'

test('without any permission there are home, the ERP group and help', () => {
  expect(menu(context({}))).toEqual(['home', ERP, 'help'])
})

test('all permissions show everything, in the order of the table', () => {
  expect(menu(context(EVERYTHING))).toEqual([
    'home',
    'calendar',
    'appointments',
    'patients',
    'crm',
    'mbys: mbysList mbysSystem',
    'reports: emergencyPatients overdueTreatments treatmentReports appliedTreatments treatmentsWithoutConsent endOfDay smsReports',
    'patientTransfer: partnerClinics incomingPatients outgoingPatients',
    'finance: managerAccounts patientAccounts supplierAccounts bankAccounts purchaseInvoices salesInvoices financeTreatments financeSettings',
    ERP,
    'management: comments blog settings',
    'help',
  ])
})

test('staff with reports, finance, CRM and incoming transfers see only those', () => {
  const { reports, finance } = EVERYTHING
  const user = context({ reports, finance, crm: [], patient_transfer: ['patient_transfer_incoming'] })
  expect(menu(user)).toEqual([
    'home',
    'crm',
    'reports: emergencyPatients overdueTreatments treatmentReports appliedTreatments treatmentsWithoutConsent endOfDay smsReports',
    'patientTransfer: incomingPatients',
    'finance: managerAccounts patientAccounts supplierAccounts bankAccounts purchaseInvoices salesInvoices financeTreatments financeSettings',
    ERP,
    'help',
  ])
})

test('the transactions setting hides finance and most treatment and SMS reports; end of day stays (F-N02)', () => {
  const user = context(EVERYTHING, true)
  expect(childrenOf('reports', user)).toEqual(['emergencyPatients', 'overdueTreatments', 'endOfDay'])
  expect(childrenOf('finance', user)).toEqual([])
  expect(menu(user)).not.toContainEqual(expect.stringContaining('finance'))
})

test('the reason of a hidden screen is the setting, not the permission', () => {
  const { access } = routeDefinition('managerAccounts')
  expect(decideAccess(access, context(EVERYTHING, true))).toBe('hidden-by-transactions')
  expect(decideAccess(access, context({}, true))).toBe('no-permission')
  expect(decideAccess(access, context({ finance: [] }, true))).toBe('no-permission')
  expect(decideAccess(access, context(EVERYTHING))).toBe('allowed')
})

test('the reports group without permissions opens the emergency list only', () => {
  expect(childrenOf('reports', context({ reports: [] }))).toEqual(['emergencyPatients'])
})

test('the finance group without permissions opens its screens without a permission, settings included', () => {
  expect(childrenOf('finance', context({ finance: [] }))).toEqual([
    'purchaseInvoices',
    'salesInvoices',
    'financeTreatments',
    'financeSettings',
  ])
})

test('a group without entries is left out, and a permission without its group opens nothing', () => {
  const user = context({ patient_transfer: [], calendar: ['calendar_hide'], patient: ['calendar_show'] })
  expect(menu(user)).toEqual(['home', ERP, 'help'])
})

/** Section 6 of the specification. */
test.each([
  ['calendar', 'calendar_show', ['calendar']],
  ['patient', 'patient_appointment_list', ['appointments']],
  ['patient', 'patient_list', ['patients']],
  ['system', 'system_mbys', ['mbysList', 'mbysSystem']],
  ['reports', 'reports_treatments_passed', ['overdueTreatments']],
  ['reports', 'reports_treatments', ['treatmentReports']],
  ['reports', 'reports_applied_treatments', ['appliedTreatments']],
  ['reports', 'reports_not_consent_treatments', ['treatmentsWithoutConsent']],
  ['reports', 'end_of_day', ['endOfDay']],
  ['reports', 'sms_reports', ['smsReports']],
  ['patient_transfer', 'patient_transfer_clinic_list', ['partnerClinics']],
  ['patient_transfer', 'patient_transfer_incoming', ['incomingPatients']],
  ['patient_transfer', 'patient_transfer_outgoing', ['outgoingPatients']],
  ['finance', 'manager_finance', ['managerAccounts']],
  ['finance', 'patient_finance', ['patientAccounts']],
  ['finance', 'supplier_finance', ['supplierAccounts']],
  ['finance', 'bank_finance', ['bankAccounts']],
] as const)('in the group %s the permission %s opens only %j', (group, permission, screens) => {
  const withGroup = openableScreens(context({ [group]: [] }))
  const opened = openableScreens(context({ [group]: [permission] }))
  expect(opened.filter((id) => !withGroup.includes(id))).toEqual(screens)
})

test('access is denied by default: without permissions only unrestricted screens open (F-N01)', () => {
  const noPermissions = context({})
  const gated = ROUTE_IDS.filter((id) => routeDefinition(id).access !== undefined)
  expect(gated.filter((id) => canOpen(id, noPermissions))).toEqual([])
  expect(gated.filter((id) => canOpen(id, context({ unknown: ['everything'] })))).toEqual([])
})

test('every menu entry can be opened, and of the other entries only the settings', () => {
  for (const user of [context({}), context(EVERYTHING), context(EVERYTHING, true), context({ settings: [] })]) {
    const shown = menuFor(user).flatMap((entry) => (entry.kind === 'route' ? [entry.id] : entry.children))
    expect(shown.filter((id) => !canOpen(id, user))).toEqual([])
    const others = ROUTE_IDS.filter((id) => routeDefinition(id).menu && !shown.includes(id))
    expect(others.filter((id) => id !== 'settings' && canOpen(id, user))).toEqual([])
  }
})

test('every user can open the settings, but only the management has them in the menu', () => {
  expect(canOpen('settings', context({}))).toBe(true)
  expect(childrenOf('management', context({}))).toEqual([])
  expect(childrenOf('management', context({ settings: [] }))).toEqual(['comments', 'blog', 'settings'])
})

test('the palette has the screens that can be opened without a parameter', () => {
  const offered = openableScreens(context(EVERYTHING))
  expect(offered).not.toContain('signIn')
  expect(offered).not.toContain('patientFollowUp')
  expect(offered.length).toBe(ROUTE_IDS.length - 2)
  expect(openableScreens(context({}))).not.toContain('calendar')
})

test('the settings belong to the management group only for users with that menu', () => {
  expect(menuGroupOf('settings', context(EVERYTHING))).toBe('management')
  expect(menuGroupOf('settings', context({}))).toBeNull()
  expect(menuGroupOf('bankAccounts', context(EVERYTHING, true))).toBeNull()
  expect(menuGroupOf('calendar', context(EVERYTHING))).toBeNull()
  expect(menuGroupOf('patientFollowUp', context(EVERYTHING))).toBeNull()
})
