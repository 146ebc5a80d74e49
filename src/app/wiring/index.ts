import './live'
import './navigation'
import './search'
