import common from './common.json'
import home from './home.json'
import messages from './messages.json'
import notifications from './notifications.json'
import pages from './pages.json'
import patient from './patient.json'
import reminders from './reminders.json'
import routes from './routes.json'
import search from './search.json'
import session from './session.json'
import settings from './settings.json'
import shell from './shell.json'
import shortcuts from './shortcuts.json'

export default {
  common,
  home,
  messages,
  notifications,
  pages,
  patient,
  reminders,
  routes,
  search,
  session,
  settings,
  shell,
  shortcuts,
}
