import './live'
import './navigation'
import './search'
import './session'
