import appointments from './appointments.json'
import calendar from './calendar.json'
import call from './call.json'
import clinic from './clinic.json'
import common from './common.json'
import connection from './connection.json'
import followUp from './follow-up.json'
import help from './help.json'
import home from './home.json'
import messages from './messages.json'
import notifications from './notifications.json'
import pages from './pages.json'
import patient from './patient.json'
import patientList from './patient-list.json'
import patientSession from './patient-session.json'
import pin from './pin.json'
import reminders from './reminders.json'
import routes from './routes.json'
import search from './search.json'
import session from './session.json'
import settings from './settings.json'
import shell from './shell.json'
import shortcuts from './shortcuts.json'
import ticket from './ticket.json'
import veil from './veil.json'
import worklist from './worklist.json'

export default {
  appointments,
  calendar,
  call,
  clinic,
  common,
  connection,
  followUp,
  help,
  home,
  messages,
  notifications,
  pages,
  patient,
  patientList,
  patientSession,
  pin,
  reminders,
  routes,
  search,
  session,
  settings,
  shell,
  shortcuts,
  ticket,
  veil,
  worklist,
}
