import browserNotifications from './browser-notifications.json'
import appointments from './appointments.json'
import calendar from './calendar.json'
import call from './call.json'
import clinic from './clinic.json'
import common from './common.json'
import connection from './connection.json'
import followUp from './follow-up.json'
import help from './help.json'
import home from './home.json'
import toasts from './toasts.json'
import notifications from './notifications.json'
import statusPages from './status-pages.json'
import patient from './patient.json'
import patientList from './patient-list.json'
import treatmentSession from './treatment-session.json'
import pin from './pin.json'
import reminders from './reminders.json'
import routes from './routes.json'
import search from './search.json'
import signIn from './sign-in.json'
import settings from './settings.json'
import shell from './shell.json'
import shortcuts from './shortcuts.json'
import ticket from './ticket.json'
import lockScreen from './lock-screen.json'
import worklist from './worklist.json'

export default {
  appointments,
  browserNotifications,
  calendar,
  call,
  clinic,
  common,
  connection,
  followUp,
  help,
  home,
  toasts,
  notifications,
  statusPages,
  patient,
  patientList,
  treatmentSession,
  pin,
  reminders,
  routes,
  search,
  signIn,
  settings,
  shell,
  shortcuts,
  ticket,
  lockScreen,
  worklist,
}
