import common from './common.json'
import home from './home.json'
import messages from './messages.json'
import pages from './pages.json'
import patient from './patient.json'
import routes from './routes.json'
import search from './search.json'
import session from './session.json'
import settings from './settings.json'
import shell from './shell.json'
import shortcuts from './shortcuts.json'

export default { common, home, messages, pages, patient, routes, search, session, settings, shell, shortcuts }
